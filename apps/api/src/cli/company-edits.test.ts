import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../testing/clock.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { fileOf } = temporaryFolder();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

onOneDatabase('companies that an operator edits', (world) => {
  const logosIn = async (companyId: number) => {
    const { tenders } = await world().call('searchTenders', { query: { company_id: companyId } });
    return new Set(tenders.data.map(({ company }) => company.logo));
  };

  it('are found by a part of a name, added and changed, and never share a name', async () => {
    const logo = fileOf('logo.svg', drawing);
    const names = ['--name', 'Zeppelin Works', '--name', 'am=ዘፕሊን ፋብሪካ'];
    await run(world(), 'company', 'add', ...names, '--address', 'Adama', '--color', '#AABBCC', '--logo', logo);
    const [found] = await runForJson(world(), 'company', 'find', 'ዘፕሊን');
    const facts = { names: 'Zeppelin Works, am: ዘፕሊን ፋብሪካ', color: '#aabbcc', logo: true, address: 'Adama' };
    expect(found).toMatchObject(facts);
    await run(world(), 'company', 'edit', 'zeppelin works', '--name', 'am=ዘፔሊን', '--address', 'Mekelle');
    moveOn(world(), 2 * minuteMs);
    const params = { companyId: found.id };
    const shown = await world().call('getCompany', { params, headers: { 'accept-language': 'am' } });
    expect(shown).toMatchObject({ name: 'ዘፔሊን', address: 'Mekelle', logo: `/company/${found.id}/logo.webp` });
    await expect(run(world(), 'company', 'add', '--name', 'ZEPPELIN WORKS')).rejects.toThrow(
      'There is already a company',
    );
    await expect(run(world(), 'company', 'edit', 'zeppelin')).rejects.toThrow('Name what to change, see --help.');
    const [said] = await run(world(), 'company', 'feature', 'Zeppelin Works');
    expect(said).toBe('Zeppelin Works is now among the popular companies.');
  });

  it('are found by every spelling that an import accepts', async () => {
    await run(world(), 'company', 'add', '--name', 'Hareg Trading P.L.C.', '--name', 'am=ሐረግ ንግድ');
    await run(world(), 'company', 'add', '--name', 'Hareg Trading PLC Branch');
    for (const spelling of ['hareg  trading p.l.c', 'ሃረግ ንግድ', 'ሀረግ ንግድ'])
      expect(await run(world(), 'company', 'edit', spelling, '--address', 'Adama')).toEqual([
        expect.stringMatching(/^Changed Hareg Trading P\.L\.C\. \(\d+\)\./),
      ]);
    await expect(run(world(), 'company', 'add', '--name', 'ኀረግ ንግድ')).rejects.toThrow('There is already a company');
    await expect(run(world(), 'company', 'edit', 'hareg', '--address', 'x')).rejects.toThrow('matches several');
    expect(await runForJson(world(), 'company', 'find', 'HAREG trading')).toHaveLength(2);
  });

  it('show a new logo in every list, and no logo once it is removed', async () => {
    expect(await logosIn(1)).toEqual(new Set(['/company/1/logo.webp']));
    await run(world(), 'company', 'edit', '1', '--without-logo');
    expect(await logosIn(1)).toEqual(new Set([null]));
    expect((await world().app.inject('/company/1/logo.webp')).statusCode).toBe(404);
    await run(world(), 'company', 'edit', '1', '--logo', fileOf('logo.svg', drawing));
    expect(await logosIn(1)).toEqual(new Set(['/company/1/logo.webp']));
    expect((await world().app.inject('/company/1/logo.webp')).statusCode).toBe(200);
  });

  it('refuse a logo that is not SVG and an invalid colour', async () => {
    for (const content of ['', 'a text', '<svg><g>', '<html></html>'])
      await expect(run(world(), 'company', 'edit', '1', '--logo', fileOf('no.svg', content))).rejects.toThrow(
        'is not a valid SVG.',
      );
    const huge = fileOf('huge.svg', Buffer.alloc(200_001));
    await expect(run(world(), 'company', 'edit', '1', '--logo', huge)).rejects.toThrow('at most 200,000 are allowed');
    await expect(run(world(), 'company', 'edit', '1', '--logo', 'missing.svg')).rejects.toThrow('There is no file');
    await expect(run(world(), 'company', 'edit', '1', '--color', 'red')).rejects.toThrow('Write a colour');
  });
});
