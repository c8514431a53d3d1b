/** A source of newer versions. Its methods reject with UpdateError. */
export interface UpdateSource {
  /** Resolves with a newer version, or null. */
  check(): Promise<string | null>;
  /** Downloads the version from the last check. Resolves with false if the download was canceled. */
  download(onProgress: (percent: number) => void): Promise<boolean>;
  cancel(): void;
  /**
   * On macOS, unpacks and verifies the downloaded version while the app continues to run. Does nothing on
   * other systems.
   */
  prepare(): Promise<void>;
  /** Installs the prepared version and quits the app. Rejects if the installation fails. */
  install(): Promise<void>;
}
