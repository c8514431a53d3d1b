import path from 'node:path';
import { expect, it } from 'vitest';
import { makeMessageValues } from '../../support/message-values-module.ts';

it('the message value types match the catalogs', async () => {
  await expect(makeMessageValues()).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, '../../../shared/messages/message-values.ts'),
  );
});
