/** A source of newer versions. Its methods reject with UpdateError. */
export interface UpdateSource {
  /** Resolves to a newer version, or null. */
  check(): Promise<string | null>;
  /** Downloads the version from the last check. Resolves to false if it was canceled. */
  download(onProgress: (percent: number) => void): Promise<boolean>;
  cancel(): void;
  /**
   * Unpacks and verifies the downloaded version on systems that do that before the app quits. The app keeps
   * running.
   */
  prepare(): Promise<void>;
  /** Installs the prepared version and quits the app. Rejects if that fails. */
  install(): Promise<void>;
}
