/** A command that fetches one question: for a POSIX shell, and for the command line of Windows alike. */
export function fetchCommand(baseUrl: string, id: number, token: string): string {
  return `curl ${baseUrl}/questions/${id} -H "Authorization: Bearer ${token}"`;
}

/** A token of which only the end is shown, so that two can be told apart. */
export const maskToken = (token: string): string => (token.length < 12 ? '••••' : `••••${token.slice(-4)}`);
