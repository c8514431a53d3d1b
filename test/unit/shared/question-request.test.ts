import { describe, expect, it } from 'vitest';
import { createQuestionRequest, formatQuestionCommand } from '../../../shared/local-api/question-request.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';

const DRAFT = {
  ...createEmptyDraft(),
  title: 'Tea or coffee?',
  options: '🍵 - Tea\n☕ - It’s coffee',
  description: 'D',
};
const BASE = 'http://127.0.0.1:4747/api/v1';

describe('a question request', () => {
  it('omits empty fields when it creates a question', () => {
    expect(createQuestionRequest(DRAFT, null)).toEqual({
      method: 'POST',
      path: '/questions',
      body: { title: DRAFT.title, options: DRAFT.options, description: 'D' },
    });
  });

  it('includes empty strings in a create if requested', () => {
    expect(createQuestionRequest(DRAFT, null, true)).toEqual({
      method: 'POST',
      path: '/questions',
      body: DRAFT,
    });
  });

  it('sends empty strings in an edit to clear removed text', () => {
    expect(createQuestionRequest(DRAFT, 7)).toEqual({ method: 'PUT', path: '/questions/7', body: DRAFT });
  });
});

describe('the curl command', () => {
  it("quotes the full body and doesn't contain a token", () => {
    const { options, title } = DRAFT;
    const command = formatQuestionCommand(
      createQuestionRequest({ ...DRAFT, description: '' }, null),
      BASE,
      'local',
    );
    expect(command).toBe(
      [
        'curl http://127.0.0.1:4747/api/v1/questions',
        '-H "Authorization: Bearer $QOTD_ADMIN_TOKEN"',
        "-H 'Content-Type: application/json'",
        `--data-raw '${JSON.stringify({ title, options })}'`,
      ].join(' \\\n  '),
    );
  });

  it("uses the edited question's URL, even if the base URL ends with a slash", () => {
    expect(formatQuestionCommand(createQuestionRequest(DRAFT, 7), `${BASE}/`, 'local')).toContain(
      `curl -X PUT ${BASE}/questions/7 `,
    );
  });

  it('accepts any text by escaping it in JSON', () => {
    const command = formatQuestionCommand(
      createQuestionRequest({ ...DRAFT, title: "a\0 it's" }, null),
      BASE,
      'live',
    );
    expect(command).toContain('\\u0000');
    expect(command).not.toContain('\0');
  });

  it("reads the live service's token from the CLI's variable", () => {
    expect(
      formatQuestionCommand(createQuestionRequest(DRAFT, 7), 'https://service.example/api/v1', 'live'),
    ).toContain('"Authorization: Bearer $QOTD_REMOTE_TOKEN"');
  });
});
