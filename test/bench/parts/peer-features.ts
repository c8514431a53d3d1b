import { join } from 'node:path';
import type { Checked } from './peer-checked.ts';
import {
  brokenLine,
  description,
  emojiForm,
  foreignHost,
  fromPage,
  ids,
  list,
  otherResource,
  similar,
  similarForMember,
  template,
  unknownToken,
} from './peer-running.ts';
import { dropped, externalEdit, late, openApi, restart } from './peer-starting.ts';

/** One thing that users of such servers ask for, as it was seen to be. */
export interface Feature {
  name: string;
  /** What was seen, in a few words: `yes`, `no`, or what happened. */
  seen: string;
}

/** Looks at everything, over servers of its own. */
export async function observe(checked: Checked): Promise<Feature[]> {
  const { peer, folder } = checked;
  const dir = join(folder, 'features');
  await peer.prepare(dir, 20);
  const running = await peer.start(dir);
  const seen: Feature[] = [];
  const look = async (name: string, check: () => Promise<string>) => {
    seen.push({
      name,
      seen: await check().catch((error: unknown) => `failed: ${String(error).slice(0, 80)}`),
    });
  };
  try {
    await look('an option line without « - »', () => brokenLine(running));
    await look('`:kite:` comes back as', () => emojiForm(running));
    await look('`similarQuestions` for an administrator', () => similar(running, checked));
    await look('`similarQuestions` for a member', () => similarForMember(running, checked));
    await look('an unknown token', () => unknownToken(running));
    await look('ids of three creates', () => ids(running));
    await look('a call from a web page (`Origin`)', () => fromPage(running));
    await look('`Host: evil.example`', () => foreignHost(running));
    await look('`GET` of all questions', () => list(running));
    await look('another resource than questions', () => otherResource(running));
    await look('a template in an answer', () => template(running));
    await look('an OpenAPI description of itself', () => description(running));
  } finally {
    await running.stop();
  }
  await look('an edit of its file while it runs', () => externalEdit(checked));
  await look('a created question after a restart', () => restart(checked));
  await look('answers made late', () => late(checked));
  await look('answers dropped after saving', () => dropped(checked));
  await look("serves somebody else's OpenAPI document", () => openApi(checked));
  return seen;
}
