import { sharedLibrariesCode, sharedParts } from './shared-libraries-module.ts';

describe('what the shell shares', () => {
  it('is at hand where it is small or needed by every page, and loaded on demand otherwise', () => {
    const code = sharedLibrariesCode();
    expect(code).toContain('import library0 from "react";');
    expect(code).toMatch(/request: "react", version: "[\d.]+", module: library0/);
    expect(code).toMatch(
      /request: "antd\/es\/table", version: "[\d.]+", load: \(\) => import\("antd\/es\/table"\)/,
    );
  });

  it('has of a library with listed exports only those', () => {
    const code = sharedLibrariesCode();
    expect(code).toMatch(/request: "react-i18next".*__esModule: true, I18nextProvider:/);
    expect(code).not.toContain('initReactI18next');
  });

  it('loads on demand what the first page does without, with the listed exports only', () => {
    const request = 'react-hook-form';
    expect(sharedLibrariesCode()).toContain(
      `load: () => import("./shared-${request}.generated.ts")`,
    );
    expect(sharedParts()).toEqual({
      [`shared-${request}.generated.ts`]: expect.stringMatching(
        /^export \{ appendErrors, Controller, .* \} from "react-hook-form";\n$/,
      ),
    });
  });

  it('has of a collection only the listed members', () => {
    const code = sharedLibrariesCode();
    expect(code).toMatch(/request: "zod".*z: \{.*string: library\d+_z\.string/);
    expect(code).toMatch(/iso: \{ date: library\d+_z\.iso\.date, datetime:/);
    expect(code).not.toContain('toJSONSchema');
  });
});
