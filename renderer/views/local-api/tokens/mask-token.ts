/** A curl command that gets a question, for POSIX shells and Windows. */
export function fetchCommand(baseUrl: string, id: number, token: string): string {
  return `curl ${baseUrl}/questions/${id} -H "Authorization: Bearer ${token}"`;
}

/** A token with only its last characters shown. */
export const maskToken = (token: string): string => (token.length < 12 ? '••••' : `••••${token.slice(-4)}`);
