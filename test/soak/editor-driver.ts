import type { Locator } from '@playwright/test';
import type { Draft, Entry } from '../../shared/library/entry.ts';
import { getDraft, isSameDraft, toDraft } from '../../shared/library/entry-draft.ts';
import type { Save } from '../sockets/scripted-author.ts';
import type { KillableApp } from './killable-app.ts';

/** Reports a failure, as a description for developers. */
export type Violate = (what: string) => void;

/**
 * Returns a function that saves a question like a user with keyboard and mouse. If the backend is killed
 * during a save, either the previous text or the new text must exist, and the function enters the text again.
 */
export function createEditorDriver(studio: KillableApp, violate: Violate): Save {
  const { page, app } = studio;
  const acknowledged = new Map<number, Draft>();
  const editor = page.getByRole('main', { name: 'Editor' });
  // The labels of optional fields end with a note.
  const findField = (name: string): Locator => editor.getByRole('textbox', { name: new RegExp(`^${name}`) });

  /** Returns the entry of the question with this unique marker, or null. */
  async function getEntry(mark: string): Promise<Entry | null> {
    const { ids } = await app.call('library.ids', {
      section: 'all',
      search: mark,
      sort: 'edited',
    });
    const entries = await Promise.all(ids.map((id) => app.call('question.get', { id })));
    const own = entries.filter((entry) => getDraft(entry).title.includes(`[${mark}]`));
    if (own.length > 1) violate(`[${mark}] is in the library ${own.length} times`);
    return own[0] ?? null;
  }

  async function openQuestion(mark: string): Promise<void> {
    await page.getByRole('link', { name: 'All', exact: false }).first().click();
    const search = page.locator('[data-search-field]').first();
    await search.fill(mark);
    await page
      .getByRole('listbox')
      .getByRole('option', { name: `[${mark}]` })
      .first()
      .click();
  }

  async function type(
    id: number | null,
    mark: string,
    { title, options, description, footer, image }: Draft,
  ) {
    if (id === null) await page.getByRole('button', { name: 'New question' }).first().click();
    else await openQuestion(mark);
    await findField('Title').fill(title);
    await findField('Options text, one option per line').fill(options);
    await findField('Description').fill(description);
    await findField('Footer').fill(footer);
    await findField('Image').fill(image);
    await page.keyboard.press('ControlOrMeta+s');
  }

  /** Resolves with the question's ID after the backend has saved this text. */
  async function saveMarked(mark: string, words: Draft): Promise<number> {
    for (;;) {
      const entry = await getEntry(mark);
      if (entry?.question && isSameDraft(toDraft(entry.question), words)) return entry.id;
      await page.waitForTimeout(50);
    }
  }

  /** Checks the text after a kill: the previous text or the text being saved. Discards unsaved changes. */
  async function look(mark: string, words: Draft): Promise<void> {
    const entry = await getEntry(mark);
    const before = entry && acknowledged.get(entry.id);
    const now = entry?.question && toDraft(entry.question);
    if (before && !(now && (isSameDraft(now, before) || isSameDraft(now, words))))
      violate(`[${mark}] was acknowledged as ${JSON.stringify(before)} and is ${JSON.stringify(now)}`);
    if (entry?.draft && entry.question) await app.call('draft.discard', { id: entry.id });
  }

  return async function save(id, mark, words) {
    let known = id;
    for (;;) {
      const { kills } = studio;
      try {
        await type(known, mark, words);
        const is = await saveMarked(mark, words);
        acknowledged.set(is, words);
        return is;
      } catch (error) {
        await studio.waitUntilUp();
        if (studio.kills === kills) throw error;
        await look(mark, words);
        known = (await getEntry(mark))?.id ?? null;
      }
    }
  };
}
