import type { Translate } from '../../../shared/messages/translate.ts';
import { API_LIBRARIES } from '../../../shared/settings-choices.ts';

/** Returns the libraries that the local API can serve, with the default first. */
export const createApiLibraryChoices = (t: Translate) =>
  API_LIBRARIES.map((id) => ({
    id,
    label: t(`localApi.library.${id}`),
    help: t(`localApi.library.${id}Help`),
  }));
