import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CurlRequest,
  formatCurlCommand,
  hasMaskedToken,
  quoteShellWord,
} from '../../../shared/local-api/curl-command.ts';

const call = (change: Partial<CurlRequest>): CurlRequest => ({
  origin: 'http://127.0.0.1:4747',
  method: 'GET',
  target: '/api/v1/questions/7',
  headers: [],
  body: null,
  token: { variable: 'QOTD_ADMIN_TOKEN' },
  ...change,
});

/** Returns the arguments that a real shell passes to curl. */
function parseArguments(command: string | null, environment: Record<string, string> = {}): string[] {
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${command}\n`;
  const { stdout, status } = spawnSync('/bin/sh', ['-s'], {
    input: script,
    env: { ...environment, PATH: '/nowhere' },
  });
  expect(status).toBe(0);
  return stdout.toString().split('\0').slice(0, -1);
}

const inShell = describe.skipIf(process.platform === 'win32');

inShell('a curl command in a POSIX shell', () => {
  it("uses the client's token", () => {
    const headers = [['Authorization', 'Bearer ••••7f2c'] as const];
    expect(parseArguments(formatCurlCommand(call({ headers, token: 'adm_x' })))).toEqual([
      'http://127.0.0.1:4747/api/v1/questions/7',
      '-H',
      'Authorization: Bearer adm_x',
    ]);
  });

  it("reads an unknown client's token from an environment variable", () => {
    const headers = [['authorization', '•••'] as const];
    const command = formatCurlCommand(call({ headers }));
    expect(parseArguments(command, { QOTD_ADMIN_TOKEN: "it's $(mine)" })).toContain(
      "Authorization: Bearer it's $(mine)",
    );
  });

  it("doesn't send a token if the request had none", () => {
    expect(formatCurlCommand(call({ token: 'adm_x' }))).not.toContain('adm_x');
  });

  it.each([
    ['GET', null, []],
    ['GET', '{}', ['-X', 'GET']],
    ['POST', '{}', []],
    ['POST', null, ['-X', 'POST']],
    ['PUT', '{}', ['-X', 'PUT']],
    ['HEAD', null, ['--head']],
  ])('sends a %s request with the body %j', (method, body, expected) => {
    const args = parseArguments(formatCurlCommand(call({ method, body })));
    expect(args.slice(0, expected.length)).toEqual(expected);
    expect(args[expected.length]).toMatch(/^http:/);
  });

  it("omits connection headers and doesn't add a content type", () => {
    const headers = [
      ['Host', '127.0.0.1:4747'],
      ['Content-Length', '2'],
      ['Origin', 'https://page.example'],
      ['Accept', ''],
    ] as const;
    expect(parseArguments(formatCurlCommand(call({ method: 'POST', headers, body: '{}' }))).slice(1)).toEqual(
      ['-H', 'Origin: https://page.example', '-H', 'Accept;', '-H', 'Content-Type:', '--data-raw', '{}'],
    );
  });

  it.each([
    ['/questions/[1-9]', ['--globoff', 'http://127.0.0.1:4747/questions/[1-9]']],
    ['/questions/../x', ['--path-as-is', 'http://127.0.0.1:4747/questions/../x']],
    ['*', ['--request-target', '*', 'http://127.0.0.1:4747']],
    ['/a#b', ['--request-target', '/a#b', 'http://127.0.0.1:4747/a#b']],
  ])('requests exactly the target %s', (target, expected) => {
    expect(parseArguments(formatCurlCommand(call({ target })))).toEqual(expected);
  });

  it('passes any text unchanged and never executes it', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'\'"`$()\\!;&|<>*?[]{}~#= \t\n\r\x01\x1b\x7f\x85\x9b-@aé🐔01'),
    });
    fc.assert(
      fc.property(text, text, text, (body, value, path) => {
        const headers = [['X-Note', value] as const];
        const args = parseArguments(
          formatCurlCommand(call({ method: 'POST', target: `/${path}`, headers, body, token: value })),
        );
        expect(args).toContain(`http://127.0.0.1:4747/${path}`);
        expect(args).toContain(value === '' ? 'X-Note;' : `X-Note: ${value}`);
        expect(args.at(-1)).toBe(body);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a curl command', () => {
  it('is null if the body contains a null character', () => {
    expect(formatCurlCommand(call({ method: 'POST', body: 'a\0b' }))).toBeNull();
  });

  it('contains no control characters that could end a paste', () => {
    const body = 'a\x1b[201~\rrm -rf ~\n\x9b201~\x7f\tb';
    const command = formatCurlCommand(call({ method: 'POST', target: '/\x9b201~', body }));
    expect(command).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(command).toContain(`'a'"$(printf '\\033')"'[201~'`);
  });

  it.each([
    ['/questions/••••', null, true],
    ['/questions/1', '{"title":"••••"}', true],
    ['/questions/1', '{"title":"•••"}', false],
    ['/questions/1', null, false],
  ])('contains a masked token if its path or body does: %s with the body %s, %s', (target, body, masked) => {
    expect(hasMaskedToken({ target, body })).toBe(masked);
  });

  it('is quoted only where necessary', () => {
    expect(quoteShellWord('http://127.0.0.1:4747/api')).toBe('http://127.0.0.1:4747/api');
    expect(quoteShellWord("it's")).toBe("'it'\\''s'");
    expect(quoteShellWord('')).toBe("''");
  });
});
