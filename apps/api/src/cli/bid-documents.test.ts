import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { signUp } from '../testing/people.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { fileOf, folder } = temporaryFolder();

onOneDatabase('bid documents that an operator sells', (world) => {
  const about = ['--company', '1', '--title', 'Terms', '--reference', 'NEW/1', '--price', '150.50'];

  it('are added with their file, changed and exported', async () => {
    const pdf = fileOf('terms.pdf', '%PDF-1.7 one');
    const [said = ''] = await run(world(), 'bid-document', 'add', pdf, ...about);
    const id = /number (\d+)/.exec(said)?.[1] ?? '';
    const [listed] = await runForJson(world(), 'bid-document', 'list', '--company', '1');
    const { name } = await world().call('getCompany', { params: { companyId: 1 } });
    expect(listed).toMatchObject({ id: Number(id), company: 1, name, reference: 'NEW/1', price: 150.5, bytes: 12 });
    await expect(run(world(), 'bid-document', 'add', pdf, ...about)).rejects.toThrow(
      'already has a document with the reference NEW/1',
    );
    const other = fileOf('other.pdf', '%PDF-1.7 another');
    await run(world(), 'bid-document', 'edit', id, '--price', '0', '--title', 'New terms', '--pdf', other);
    const { token } = await signUp(world());
    const { document } = await world().call('getDocument', { params: { docId: Number(id) }, token });
    expect(document).toMatchObject({ title: 'New terms', price: '0' });
    const answer = await world().send('downloadDocument', { params: { id: Number(id) }, token });
    expect(answer.payload).toBe('%PDF-1.7 another');
  });

  it('must be PDFs of at most 20 MB and belong to a company that exists', async () => {
    const add = (file: string) => run(world(), 'bid-document', 'add', file, ...about);
    await expect(add(fileOf('no.pdf', 'PK'))).rejects.toThrow('no.pdf is not a PDF.');
    await expect(add(fileOf('big.pdf', Buffer.alloc(20_000_001)))).rejects.toThrow('at most 20,000,000 are allowed');
    await expect(add('missing.pdf')).rejects.toThrow('There is no file missing.pdf.');
    await expect(add(folder())).rejects.toThrow('There is no file');
    const pdf = fileOf('terms.pdf', '%PDF-1.7');
    const elsewhere = ['--company', 'Nobody', '--title', 'T', '--reference', 'R', '--price', '1'];
    await expect(run(world(), 'bid-document', 'add', pdf, ...elsewhere)).rejects.toThrow('There is no company Nobody.');
    await expect(run(world(), 'bid-document', 'edit', '99999', '--title', 'T')).rejects.toThrow(
      'There is no bid document',
    );
  });
});
