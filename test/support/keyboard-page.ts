import { keyMap } from '../../renderer/keyboard/key-map.ts';
import { actions } from '../../renderer/ui/text/en/actions.ts';
import { keyboard } from '../../renderer/ui/text/en/keyboard.ts';

/** The text of `docs/keyboard.md`, made of the tables that the app itself uses. */
export function keyboardPage(): string {
  const sections = keyMap(actions.names, keyboard).map(({ title, lines }) =>
    [
      `## ${title}`,
      '',
      '| | keys |',
      '|---|---|',
      ...lines.map(
        ({ name, keys }) => `| ${name} | ${keys.map((each) => `\`${each}\``).join(` ${keyboard.or} `)} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# Keyboard',
    `${keyboard.help} The app shows this page with \`?\`, and \`Ctrl K\` finds everything that can be done, with its keys. Keys without Ctrl or Alt are text in text fields, and can be turned off in the settings.`,
    'Made of the table of actions: `npx vitest run test/unit/keyboard -u` writes it anew.',
    ...sections,
  ].join('\n\n')}\n`;
}
