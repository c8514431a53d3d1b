import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  localProfile,
  settingsPatchSchema,
  settingsSchema,
} from '../../../shared/settings.ts';

describe('a settings patch', () => {
  it('contains only the given settings', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(settingsPatchSchema.parse({})).toEqual({});
  });

  it('accepts every setting except profiles', () => {
    const { profiles: _, ...others } = defaultSettings();
    expect(Object.keys(settingsPatchSchema.shape)).toEqual(Object.keys(others));
    expect(settingsPatchSchema.parse(defaultSettings())).toEqual(others);
  });
});

describe('settings', () => {
  it('have no 2 profiles with the same ID', () => {
    const [first, second] = [localProfile('member'), localProfile('administrator')];
    expect(settingsSchema.safeParse({ profiles: [first, second] }).success).toBe(true);
    expect(settingsSchema.safeParse({ profiles: [first, first] }).success).toBe(false);
  });
});
