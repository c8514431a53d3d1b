import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  localProfile,
  settingsPatchSchema,
  settingsSchema,
} from '../../../shared/settings.ts';

describe('a change of settings', () => {
  it('contains what was given, and resets nothing else', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(settingsPatchSchema.parse({})).toEqual({});
  });

  it('accepts every setting except profiles, which have separate methods', () => {
    const { profiles: _, ...others } = defaultSettings();
    expect(Object.keys(settingsPatchSchema.shape)).toEqual(Object.keys(others));
    expect(settingsPatchSchema.parse(defaultSettings())).toEqual(others);
  });
});

describe('settings', () => {
  it('have no 2 profiles with the same ID, which would share a token', () => {
    const [first, second] = [localProfile('member'), localProfile('administrator')];
    expect(settingsSchema.safeParse({ profiles: [first, second] }).success).toBe(true);
    expect(settingsSchema.safeParse({ profiles: [first, first] }).success).toBe(false);
  });
});
