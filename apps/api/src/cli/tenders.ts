import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { vacuumAnalyze } from '../database/vacuum.ts';
import type { TenderRecord } from '../modules/catalog/tenders/tender-records.ts';
import { storeTenders } from '../modules/catalog/tenders/tenders.writer.ts';
import { createNoticeReader, type NoticeReader } from './notice-file.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const storedAtOnce = 200;

async function nextId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('tenders', 'id'))::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface Tally {
  stored: number;
  refused: number;
}

/** Stores every line that holds up, and says of every other what is wrong with it. */
async function importFile(trx: Database, file: string, read: NoticeReader, { now, say }: Operation): Promise<Tally> {
  const tally = { stored: 0, refused: 0 };
  let waiting: TenderRecord[] = [];
  const store = async () => {
    if (waiting.length > 0) await storeTenders(trx, waiting, now());
    tally.stored += waiting.length;
    waiting = [];
  };
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const reading = read(line, await nextId(trx));
    if ('notice' in reading) waiting.push(reading.notice);
    else {
      tally.refused += 1;
      say(`line ${number}: ${reading.fault}`);
    }
    if (waiting.length === storedAtOnce) await store();
  }
  await store();
  return tally;
}

export function addTenderCommands(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('import'))
    .description(
      'Add tenders from a file with one notice in JSON a line; lines that are not right are left out and named',
    )
    .argument('<file>', 'the file')
    .action((name: string, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        const file = operation.pathOf(name);
        if (!existsSync(file)) throw new UsageError(`There is no file ${name}.`);
        await change(operation, options, async (trx) => {
          const tally = await importFile(trx, file, await createNoticeReader(trx), operation);
          await operation.record(trx, 'import', { file: name, ...tally });
          operation.say(`${tally.stored} tenders added, ${tally.refused} lines left out.`);
          if (tally.refused > 0) operation.endWith(1);
        });
        if (!options.dryRun) await vacuumAnalyze(operation.db);
      }),
    );
}
