import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  localProfile,
  settingsPatchSchema,
  settingsSchema,
} from '../../../shared/settings.ts';

describe('a change of settings', () => {
  it('holds what was given and puts nothing else back', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(settingsPatchSchema.parse({})).toEqual({});
  });

  it('knows every setting but the profiles, which have methods of their own', () => {
    const { profiles: _, ...others } = defaultSettings();
    expect(Object.keys(settingsPatchSchema.shape)).toEqual(Object.keys(others));
    expect(settingsPatchSchema.parse(defaultSettings())).toEqual(others);
  });
});

describe('settings', () => {
  it('hold no two profiles of the same id: they would share a token', () => {
    const [first, second] = [localProfile('member'), localProfile('administrator')];
    expect(settingsSchema.safeParse({ profiles: [first, second] }).success).toBe(true);
    expect(settingsSchema.safeParse({ profiles: [first, first] }).success).toBe(false);
  });
});
