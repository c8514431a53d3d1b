import { describe, expect, it } from 'vitest';
import {
  createDefaultSettings,
  createLocalProfile,
  settingsPatchSchema,
  settingsSchema,
} from '../../../shared/settings.ts';

describe('a settings patch', () => {
  it('contains only the given settings', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
    expect(settingsPatchSchema.parse({})).toEqual({});
  });

  it('accepts every setting except API tokens', () => {
    const { profiles: _, ...others } = createDefaultSettings();
    expect(Object.keys(settingsPatchSchema.shape)).toEqual(Object.keys(others));
    expect(settingsPatchSchema.parse(createDefaultSettings())).toEqual(others);
  });
});

describe('settings', () => {
  it("can't have 2 API tokens with the same ID", () => {
    const [first, second] = [createLocalProfile('member'), createLocalProfile('administrator')];
    expect(settingsSchema.safeParse({ profiles: [first, second] }).success).toBe(true);
    expect(settingsSchema.safeParse({ profiles: [first, first] }).success).toBe(false);
  });
});
