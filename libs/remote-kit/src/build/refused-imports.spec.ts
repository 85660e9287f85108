import { refusedImports } from './refused-imports.ts';

const NOT_LENT = (name: string, library: string) =>
  `the shell does not share '${name}' of '${library}'; add it to SHARED_DEPENDENCIES and to the shell first`;

describe('what a remote may import', () => {
  it.each([
    "import Button from 'antd/es/button';",
    "import { Link, useParams } from 'react-router-dom';",
    "import { type RouteObject, useNavigate } from 'react-router-dom';",
    "import type { RouteObject } from 'react-router-dom';",
    "import {\n  useQuery,\n  useMutation as mutation,\n} from '@tanstack/react-query';",
    "import { anything } from 'a-library-of-its-own';",
    "// import { BrowserRouter } from 'react-router-dom';",
  ])('welcomes %j', (source) => {
    expect(refusedImports(source)).toEqual([]);
  });

  it('refuses the whole of antd', () => {
    expect(refusedImports("import { Button } from 'antd';")).toEqual([
      "import antd by path, such as 'antd/es/button', never the whole of it",
    ]);
  });

  it('refuses what the shell does not share', () => {
    const source = "import { BrowserRouter, Link } from 'react-router-dom';";
    expect(refusedImports(source)).toEqual([NOT_LENT('BrowserRouter', 'react-router-dom')]);
  });

  it('refuses a part of antd that the shell does not share', () => {
    expect(refusedImports("import Input from 'antd/es/input';")).toEqual([]);
    expect(refusedImports("import TextArea from 'antd/es/input/TextArea';")).toEqual([
      "the shell does not share 'antd/es/input/TextArea'; add it to SHARED_DEPENDENCIES and to the shell first",
    ]);
  });

  it('looks at the name in the library, not at the one in the file', () => {
    const source = "import { QueryCache as useQuery } from '@tanstack/react-query';";
    expect(refusedImports(source)).toEqual([NOT_LENT('QueryCache', '@tanstack/react-query')]);
  });

  it('refuses everything at once of a library with listed exports', () => {
    expect(refusedImports("import * as router from 'react-router-dom';")).toEqual([
      "import names from 'react-router-dom', not all of it",
    ]);
  });

  it('looks at re-exports as well', () => {
    const source = "export { HashRouter } from 'react-router-dom';";
    expect(refusedImports(source)).toEqual([NOT_LENT('HashRouter', 'react-router-dom')]);
  });

  it('reads the packed code of packages too', () => {
    const packed =
      'import{a as b}from"x";import{appendErrors as n,watch as w}from"react-hook-form";';
    expect(refusedImports(packed)).toEqual([NOT_LENT('watch', 'react-hook-form')]);
    expect(refusedImports('const r = require("react-router-dom");')).toEqual([
      "import names from 'react-router-dom', not all of it",
    ]);
  });

  it('knows the members of a collection that are shared, and leaves types alone', () => {
    const source = [
      "import { z } from 'zod';",
      'export const Day = z.strictObject({ at: z.iso.date(), count: z.coerce.number() });',
      'export type Day = z.infer<typeof Day>;',
    ].join('\n');
    expect(refusedImports(source)).toEqual([]);
    expect(refusedImports(`${source}\nz.toJSONSchema(Day); z.iso.duration();`)).toEqual([
      NOT_LENT('z.toJSONSchema', 'zod'),
      NOT_LENT('z.iso.duration', 'zod'),
    ]);
  });
});
