import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CONTENT_SECURITY_POLICY } from '../../shared/content-security-policy.ts';
import { expect, skipOnDesktop, test } from '../support/app-fixture.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

skipOnDesktop('The dev server runs the app in a browser.');

test('the dev server runs the app from its sources with the content security policy and a nonce', {
  tag: '@journey',
}, async ({ page }) => {
  await using folder = await createTemporaryFolder();
  const child = spawn(process.execPath, ['electron/dev.ts', '--data', folder.dir], {
    cwd: ROOT,
    env: { ...process.env, BROWSER: 'none' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  try {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => output).toContain('To stop, press Ctrl+C.');
    const link = new URL(/Open this in your browser: (\S+)/.exec(output)?.[1] ?? '');

    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.goto(link.href);
    await expect(page).not.toHaveURL(link.href);
    const response = await page.reload();
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy.replaceAll(/ 'nonce-[\w+/=]{24}'/g, '')).toBe(CONTENT_SECURITY_POLICY);
    expect(policy.match(/ 'nonce-/g)).toHaveLength(2);

    await page.getByRole('textbox', { name: 'Title' }).fill('Does the dev server save?');
    await expect(page.getByRole('option', { name: 'Does the dev server save?' })).toBeVisible();
    expect(violations).toEqual([]);

    // Without the cookie, the dev server reveals as little as the app.
    const { status } = await fetch(page.url(), { headers: { 'sec-fetch-site': 'none' } });
    expect(status).toBe(403);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
});
