import { describe, expect, it } from 'vitest';
import { matchAction } from '../../../../renderer/actions/actions-provider.tsx';
import { createShortcutKeyReader } from '../../../../renderer/ui/browser/shortcut-key.ts';
import { appActions } from '../../../support/app-actions.ts';

const KEYS = 'QWERTYUIOPASDFGHJKLZXCVBNM1234567890';

/** The characters that each key types, in the order of `KEYS`. Several characters are separated by spaces. */
const LAYOUTS: Readonly<Record<string, { plain: string; shifted: string }>> = {
  Russian: {
    plain: 'й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь 1 2 3 4 5 6 7 8 9 0',
    shifted: 'Й Ц У К Е Н Г Ш Щ З Ф Ы В А П Р О Л Д Я Ч С М И Т Ь ! " № ; % : ? * ( )',
  },
  Greek: {
    plain: '; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ 1 2 3 4 5 6 7 8 9 0',
    shifted: ': Σ Ε Ρ Τ Υ Θ Ι Ο Π Α Σ Δ Φ Γ Η Ξ Κ Λ Ζ Χ Ψ Ω Β Ν Μ ! @ # $ % ^ & * ( )',
  },
  Hebrew: {
    plain: "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ 1 2 3 4 5 6 7 8 9 0",
    shifted: 'Q W E R T Y U I O P A S D F G H J K L Z X C V B N M ! @ # $ % ^ & * ) (',
  },
  Arabic: {
    plain: 'ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة 1 2 3 4 5 6 7 8 9 0',
    shifted: 'َ ً ُ ٌ لإ إ ‘ ÷ × ؛ ِ ٍ ] [ لأ أ ـ ، / ~ ْ } { لآ آ ’ ! @ # $ % ^ & * ) (',
  },
  Persian: {
    plain: 'ض ص ث ق ف غ ع ه خ ح ش س ی ب ل ا ت ن م ظ ط ز ر ذ د پ ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰',
    shifted: 'ْ ٌ ٍ ً ُ ِ َ ّ ] [ ؤ ئ ي إ أ آ ة » « ك ٓ ژ ٰ ‌ ٔ ء ! ٬ ٫ ﷼ ٪ × ، * ) (',
  },
  Thai: {
    plain: 'ๆ ไ ำ พ ะ ั ี ร น ย ฟ ห ก ด เ ้ ่ า ส ผ ป แ อ ิ ื ท ๅ / - ภ ถ ุ ึ ค ต จ',
    shifted: '๐ " ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ( ) ฉ ฮ ฺ ์ ? + ๑ ๒ ๓ ๔ ู ฿ ๕ ๖ ๗',
  },
};

/** Creates a function that presses a key on a layout and returns the keys to look up as shortcuts. */
function createKeyboard({ plain, shifted }: { plain: string; shifted: string }) {
  const read = createShortcutKeyReader();
  const press = (key: string, shiftKey: boolean) =>
    read({
      key: (shiftKey ? shifted : plain).split(' ')[KEYS.indexOf(key)] ?? '',
      code: /[A-Z]/.test(key) ? `Key${key}` : `Digit${key}`,
      shiftKey,
    });
  press('A', false);
  return press;
}

const shortcuts = appActions
  .flatMap(({ id, keys }) => keys.map((shortcut) => ({ id, presses: shortcut.split(', ') })))
  .filter(({ presses }) => presses.every((press) => /(?:^| )[A-Z0-9]$/.test(press)));

describe.each(Object.entries(LAYOUTS))('with the keyboard layout "%s"', (_, layout) => {
  it.each(shortcuts)('$presses runs $id', ({ id, presses }) => {
    const press = createKeyboard(layout);
    let match = { action: null, pending: null } as ReturnType<typeof matchAction>;
    for (const name of presses) {
      const [ctrl, alt, shift] = ['Ctrl', 'Alt', 'Shift'].map((modifier) => name.includes(modifier));
      const keys = press(name.slice(-1), shift === true);
      match = matchAction(
        { keys, ctrl: ctrl === true, alt: alt === true, shift: shift === true, inText: false },
        match.pending,
        appActions,
      );
    }
    expect(match.action).toBe(id);
  });

  it.each([...'JKXBZYA123'])('the key %s is read as that letter or digit', (key) => {
    expect(createKeyboard(layout)(key, false)).toContain(key.toLowerCase());
  });
});
