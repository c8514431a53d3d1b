import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { StoredQuestion } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { resolveOptions } from '../../../shared/question/check-question.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../shared/question/question-fields.ts';
import type { Author } from '../../../shared/question/service-body-schemas.ts';
import { createStoredQuestion } from '../library/commands/build-stored-question.ts';
import type { Library } from '../library/commands/editable-library.ts';
import { markQuestionAsSent } from '../library/commands/mark-sent-commands.ts';
import type { Clock } from '../ports.ts';
import { createSerialQueue } from '../system/serial-queue.ts';

interface Sample extends Partial<Record<OptionalField, string>> {
  title: string;
  options: readonly string[];
  /** If set, the question is added as sent, with votes for each option. */
  sent?: { messageID: string; votes: readonly number[] };
}

/** Covers every kind of emoji, the shortest and the longest list of options, and right-to-left text. */
export const SAMPLE_QUESTIONS: readonly Sample[] = [
  {
    title: 'Is a hot dog a sandwich?',
    description: 'There’s bread on both sides and something in the middle. And yet…',
    options: [':hotdog: - Yes, obviously', ':no_entry_sign: - No, never', '🤔 - Only before noon'],
    footer: 'Be kind to people who disagree.',
    sent: { messageID: '1420000000000000001', votes: [14, 23, 9] },
  },
  {
    title: 'What do you do first after waking up?',
    options: [
      '📱 - Check my phone',
      '☕ - Make coffee',
      '🚿 - Shower',
      '🧘‍♀️ - Stretch or meditate',
      '😴 - Go back to sleep',
    ],
    sent: { messageID: '1420000000000000002', votes: [31, 12, 8, 3, 17] },
  },
  {
    title: 'Would you rather be able to fly or be invisible?',
    options: ['🦅 - Fly, at walking speed', '👻 - Be invisible, but not my clothes'],
    sent: { messageID: '1420000000000000003', votes: [40, 11] },
  },
  {
    title: 'On a scale of 1 to 5, how was your week?',
    description: 'If your week was a 1, we’re here to listen.',
    options: [
      '1️⃣ - I’m glad it’s over',
      '2️⃣ - It had its moments',
      '3️⃣ - Just another week',
      '4️⃣ - Pretty good',
      '5️⃣ - One to remember',
    ],
    footer: 'Asked every Friday.',
  },
  {
    title: 'Tabs or spaces?',
    options: ['➡️ - Tabs', ':space_invader: - Spaces', '🤷🏽 - Whatever the formatter says'],
  },
  {
    title: 'Which of these would you bring to a desert island?',
    options: [
      '🔪 - A knife',
      '📚 - A crate of books',
      '🐕 - My dog',
      '🎸 - A guitar',
      '🛶 - A canoe',
      ':toolbox: - A toolbox',
      '$desert island hat$ - A very good hat',
    ],
  },
  {
    title: 'Pineapple on pizza?',
    options: [':pineapple: - Always', ':pizza: - Leave my pizza alone'],
    image: '$$pineapple pizza$$',
  },
  {
    title: 'When did you last change your mind about something that matters?',
    description: 'What changed your mind? Tell us in the thread if you like.',
    options: [
      '🌅 - This week',
      '📆 - This month',
      '🗓️ - This year',
      '🕰️ - Longer ago',
      '🗿 - I never change my mind',
    ],
  },
  {
    title: 'Which flag would you recognize without its colors?',
    options: [
      '🇯🇵 - Japan',
      '🇨🇭 - Switzerland',
      '🇨🇦 - Canada',
      '🇧🇷 - Brazil',
      '🏴󠁧󠁢󠁷󠁬󠁳󠁿 - Wales',
      '🏴‍☠️ - The pirate flag',
    ],
  },
  {
    title: 'Who is right about the dishwasher?',
    options: [
      '👩‍🔧 - The person who loads it',
      '👨‍👩‍👧 - Everyone else',
      '🧑🏿‍🍳 - The cook, so don’t ask',
      '🍽️ - There’s no right way',
    ],
  },
  {
    title: 'What should the server do on its birthday?',
    description: 'We’ll do whatever wins. Voting ends on Sunday evening. No recounts.',
    options: [
      '🎮 - A game night',
      '🎬 - Watch a bad movie together',
      '🎤 - Karaoke',
      ':birthday: - Only cake emoji for a day',
      '🏆 - A silly tournament',
      '😶 - Nothing, we’re shy',
    ],
    footer: 'Post your own ideas in the suggestions channel.',
  },
  {
    title: 'Dogs or cats?',
    options: ['🐶 - Dogs', '🐱 - Cats', '🦎 - Neither, and let me explain'],
  },
  {
    title: 'Do you talk to your plants?',
    options: ['✅ - Yes', '❌ - No', '🪴 - They started it'],
  },
  {
    title: 'Which month would you get rid of?',
    description: 'Eleven months are enough. The next month gets its days.',
    options: [
      '❄️ - January',
      '💘 - February',
      '🍀 - March',
      '🌧️ - April',
      '🌷 - May',
      '🍓 - June',
      '🏖️ - July',
      '🌻 - August',
      '🍂 - September',
      '🎃 - October',
      '🌫️ - November',
      '🎄 - December',
    ],
  },
  {
    title: 'Was isst du am liebsten zum Frühstück?',
    options: [
      '🥐 - Süßes Gebäck',
      '🥨 - Brezel mit Butter',
      '🥣 - Müsli',
      '🍳 - Eier',
      '⏰ - Frühstück? Um die Uhrzeit?',
    ],
    footer: 'Antworten auf Deutsch oder Englisch, wie ihr mögt.',
  },
  {
    title: 'Quelle est la meilleure saison pour voyager ?',
    options: ['🌸 - Le printemps', '☀️ - L’été', '🍁 - L’automne', '⛄ - L’hiver'],
  },
  {
    title: '¿Qué harías con un día libre mañana?',
    options: [
      '🏔️ - Ir a la montaña',
      '🛋️ - No salir de casa',
      '👩🏽‍🌾 - Cuidar el jardín',
      '📞 - Llamar a alguien',
    ],
  },
  {
    title: '今日の気分は何色ですか？',
    description: '理由もぜひ教えてください。',
    options: ['🔴 - 赤', '🟡 - 黄色', '🟢 - 緑', '🔵 - 青', '⚪ - まだ分からない'],
  },
  {
    title: '周末你更想做什么？',
    options: ['🏕️ - 去露营', '🎲 - 和朋友玩桌游', '🧹 - 打扫房间', '🛌 - 睡到自然醒'],
  },
  {
    title: 'ما هو مشروبك المفضل في الصباح؟',
    options: ['☕ - القهوة', '🍵 - الشاي', '🥛 - الحليب', '💧 - الماء'],
    footer: 'سؤال اليوم',
  },
  {
    title: 'איזה כוח על הייתם בוחרים?',
    options: ['⏳ - לעצור את הזמן', '🧠 - לקרוא מחשבות', '🚪 - לעבור דרך קירות'],
  },
  {
    title: 'Какую книгу вы перечитывали чаще всего?',
    options: ['🧒 - Детскую', '🔎 - Детектив', '🚀 - Фантастику', '📖 - Классику', '🚫 - Я не перечитываю'],
  },
  {
    title: 'How often do you back up your important files?',
    description: 'Photos, documents, saved games. Be honest: your disk knows.',
    options: [
      ':floppy_disk: - Every day, automatically',
      ':calendar: - Now and then, by hand',
      ':fire: - Once, when it was too late',
      ':see_no_evil: - We don’t talk about it',
    ],
  },
  {
    title: 'Would you rather know how or when the world will end?',
    options: ['🌋 - How', '🕛 - When', '🙉 - Neither, thanks'],
    footer: 'No spoilers.',
  },
  {
    title: 'Which of these little things made your day recently?',
    description: 'Choose from up to 20, because small things add up.',
    options: [
      '🌤️ - The sun came out',
      '🐦 - A bird sang outside',
      '🚌 - The bus waited for me',
      '💌 - A message from a friend',
      '🍞 - Fresh bread',
      '🧦 - Warm socks',
      '🎶 - A song I’d forgotten',
      '🐈‍⬛ - A cat said hello',
      '🧩 - Something finally fit',
      '🛁 - A long bath',
      '📦 - A package that came on time',
      '🌙 - A quiet evening',
      '🚦 - Nothing but green lights',
      '🍜 - Soup',
      '🤝🏻 - Someone helped me',
      '🪟 - A window seat',
      '🧊 - A cold drink on a hot day',
      '🏃🏾‍♂️ - A run that felt easy',
      '❤️‍🩹 - Something hurt less',
      '🥳 - A day off',
    ],
  },
  {
    title: 'Which sound could you fall asleep to?',
    options: [
      ':ocean: - Waves',
      ':cloud_with_rain: - Rain on the roof',
      ':train2: - A night train',
      ':cricket: - Crickets',
      ':mute: - Nothing at all',
    ],
  },
  {
    title: 'What’s the hardest thing to say?',
    description: 'All of these are short, but none are easy.',
    options: [
      '🙏🏼 - I’m sorry',
      '🫶 - I love you',
      '🆘 - I need help',
      '🤐 - I don’t know',
      '🥫 - Worcestershire sauce',
    ],
  },
  {
    title: 'What should this server’s mascot be?',
    options: [
      '$sleepy dragon$ - A sleepy dragon',
      '$angry teapot$ - An angry teapot',
      '🦆 - A duck with a plan',
      ':frog: - The frog, as always',
    ],
    footer: 'Drawings welcome.',
  },
  {
    title: 'Should voting be mandatory?',
    description:
      'In some countries, everyone has to vote. In others, it’s up to you. What would you want where you live? Share your reasons in the thread.',
    options: [
      '🗳️ - Yes, for everyone',
      '⚖️ - Yes, but allow blank votes',
      '🕊️ - No, it’s a right, not a duty',
      '❓ - I’m not sure',
    ],
    footer: 'Stay on topic. The moderators are reading too.',
  },
  {
    title: 'How sure are you that you locked the door?',
    options: [
      '💯 - Completely sure',
      ':ok_hand::skin-tone-4: - Fairly sure',
      '#️⃣ - I counted the clicks',
      '🏃 - Be right back',
    ],
  },
];

export interface SampleQuestions {
  /**
   * Adds all missing samples, or none if it fails. Samples are compared by title. Resolves with the new IDs.
   * Rejects with AppError('disk').
   */
  add(): Promise<number[]>;
}

/** Creates the sample questions. Calls of `add` run one after another. */
export function createSampleQuestions({
  library,
  emojiResolver,
  author,
  clock,
}: {
  library: Pick<Library, 'entries' | 'addQuestions' | 'isMessageTaken'>;
  emojiResolver: () => EmojiResolver;
  author: () => Author;
  clock: Clock;
}): SampleQuestions {
  const inTurn = createSerialQueue();

  const toQuestion = (sample: Sample, given: Set<string>): StoredQuestion => {
    const { title, options, sent } = sample;
    const stored = resolveOptions(options.join('\n'), emojiResolver());
    const input = {
      title,
      options: stored,
      ...createRecord(OPTIONAL_FIELDS, (field) => sample[field] ?? null),
    };
    const question = createStoredQuestion(input, author(), clock.now());
    if (!sent) return question;
    const isTaken = (messageID: string) => given.has(messageID) || library.isMessageTaken(messageID);
    const messageID = isTaken(sent.messageID) ? undefined : sent.messageID;
    const marked = markQuestionAsSent(
      question,
      { status: 3, votes: sent.votes, messageID },
      { clock, sequence: given.size, isTaken },
    );
    if (marked.messageID !== null) given.add(marked.messageID);
    return marked;
  };
  const add = async (): Promise<number[]> => {
    const titles = new Set<string>();
    for (const entry of library.entries()) {
      if (entry.removedAt === null) titles.add(getDraft(entry).title);
      if (entry.removedAt === null && entry.question) titles.add(entry.question.title);
    }
    const given = new Set<string>();
    const missing = SAMPLE_QUESTIONS.filter(({ title }) => !titles.has(title));
    const added = await library.addQuestions(
      missing.map((sample) => toQuestion(sample, given)),
      'sample',
    );
    return added.map(({ id }) => id);
  };
  return { add: () => inTurn(add) };
}
