const LAST_PORT = 65_535;

/** The port to offer where `port` is taken: the next one, or one before the end of the range. */
export const otherPort = (port: number): number => (port < LAST_PORT ? port + 1 : LAST_PORT - 1);
