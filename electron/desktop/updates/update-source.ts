/** A source of newer versions. Its methods reject with UpdateError. */
export interface UpdateSource {
  /** Resolves with a newer version, or null. */
  check(): Promise<string | null>;
  /** Downloads the version from the last check. Resolves with false if the download was canceled. */
  download(onProgress: (percent: number) => void): Promise<boolean>;
  cancel(): void;
  /**
   * Unpacks and verifies the downloaded version on systems that do so before the app quits. The app continues
   * to run.
   */
  prepare(): Promise<void>;
  /** Installs the prepared version and quits the app. Rejects if the installation fails. */
  install(): Promise<void>;
}
