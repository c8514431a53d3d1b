import { FRAMES_ABROAD } from './frames-abroad.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of grammar in other languages. */
export const FUNCTION_WORDS_ABROAD: ReadonlySet<string> = listOf(FRAMES_ABROAD);

/** English words that hold a sentence together and say nothing of its topic: «one» does so in «the one that you like». */
export const FUNCTION_WORDS: ReadonlySet<string> = listOf(
  'a about all also am an and any are aren as at be been being but by can cannot cant could couldnt couldve did didnt do ' +
    'does doesnt doing dont done each either else em et etc for from had hadnt has hasnt have havent having he her hers him ' +
    'himself his how however hows i id if ill im in into is isnt it itd itll its itself ive just let lets ll may me might ' +
    'mine my myself neither no nor not of off on one ones or other others our ours out own owned owning owns per please ' +
    'quite rather re really s shall she should shouldnt so some such than that thats the their theirs them themselves then ' +
    'there these they theyd theyll theyre theyve this those though thru till to too u up upon us ve very via was wasnt we ' +
    'were werent weve what whatever whats whatve when whenever where wheres whether which whichever while who whoever whom ' +
    'whos whose why will with within wont would wouldnt yes yet you youd youll your youre yours yourself youve ya ever',
);

/** English words that frame a question («your favourite thing you would choose»), more than they are its topic. */
export const LIGHT_WORDS: ReadonlySet<string> = listOf(
  'ask answer anything anyone best better big biggest bring choose come consider describe elaborate enjoy example ' +
    'everyone everything explain favorite favourite feel find first get give go going good got great had hear imagine important ' +
    'interesting keep kind know last like likely list look lot made make making many mean memorable more most much must name ' +
    'need new only opinion people person pick prefer question reason say see select share show someone something ' +
    'sort story suppose take talk tell thing things think thought thoughts try type use used want way well ' +
    'wish happen happened right now give given chance possible able least day time life world',
);
