import { describe, expect, it } from 'vitest';
import { defaultSettings, settingsPatchSchema, settingsSchema } from '../../../shared/settings.ts';

describe('a change of settings', () => {
  it('holds what was given and puts nothing else back', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(settingsPatchSchema.parse({})).toEqual({});
  });

  it('knows every setting', () => {
    expect(Object.keys(settingsPatchSchema.shape)).toEqual(Object.keys(settingsSchema.shape));
    expect(settingsPatchSchema.parse(defaultSettings())).toEqual(defaultSettings());
  });
});
