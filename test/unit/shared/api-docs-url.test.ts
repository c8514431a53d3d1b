import { describe, expect, it } from 'vitest';
import { getApiDocsUrl } from '../../../shared/local-api/api-docs-url.ts';

describe("the local API's documentation page", () => {
  it("is at the API's host", () => {
    expect(getApiDocsUrl('http://127.0.0.1:4747/api/v1')).toBe('http://127.0.0.1:4747/docs');
  });

  it.each(['', 'nonsense', 'https://elsewhere.example/api/v1'])('has no URL for %j', (url) => {
    expect(getApiDocsUrl(url)).toBeNull();
  });
});
