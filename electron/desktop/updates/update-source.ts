/** A source of newer versions. Rejects with UpdateError. */
export interface UpdateSource {
  /** Resolves with a newer version, or null. */
  check(): Promise<string | null>;
  /** Downloads the version that the last check found. Resolves with false if it was canceled. */
  download(onProgress: (percent: number) => void): Promise<boolean>;
  /** Cancels a download. */
  cancel(): void;
  /** Unpacks and verifies the downloaded version, if the system does that before the app quits. The app still runs. */
  prepare(): Promise<void>;
  /** Installs the prepared version and quits the app. Rejects if that fails. */
  install(): Promise<void>;
}
