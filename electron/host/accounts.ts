import type { Author } from '../../shared/question.ts';

const NAMES = { administrator: 'Local administrator', member: 'Local member' } as const;
const IDS = { administrator: '100000000000000002', member: '100000000000000003' } as const;

/** The author of what a caller of the local API creates, until people make profiles of their own. */
export function localAuthor(role: keyof typeof NAMES): Author {
  return {
    id: IDS[role],
    username: `local_${role}`,
    globalName: NAMES[role],
    avatarURL: `https://cdn.example/avatars/${IDS[role]}.png`,
    displayAvatarURL: `https://cdn.example/avatars/${IDS[role]}.png`,
  };
}
