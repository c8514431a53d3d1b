import { describe, expect, it } from 'vitest';
import { apiDocsUrl } from '../../../shared/local-api/api-docs.ts';

describe('the page about the local API', () => {
  it('stands beside the API', () => {
    expect(apiDocsUrl('http://127.0.0.1:4747/api/v1')).toBe('http://127.0.0.1:4747/docs');
  });

  it.each(['', 'nonsense', 'https://elsewhere.example/api/v1'])('is nowhere for %j', (url) => {
    expect(apiDocsUrl(url)).toBeNull();
  });
});
