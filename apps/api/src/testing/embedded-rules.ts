import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from 'kysely';
import type { Database, OpenDatabase } from '../database/database.ts';
import { sentStatements } from './sent-statements.ts';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
const noting = new WeakSet<DatabaseConnection>();

function noteStatements(connection: DatabaseConnection): void {
  if (noting.has(connection)) return;
  noting.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (statement, options) => {
    const result = await execute<never>(statement, options);
    sentStatements.note(statement);
    return result;
  };
}

function watch(db: Database): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (use, options) => {
    if (transactions.getStore()?.isOpen) {
      const error = new Error('On PGlite, this statement outside the open transaction would wait for ever.');
      // The API answers 500 without a reason.
      console.error(error);
      throw error;
    }
    const transaction = { isOpen: true };
    const watched = (connection: DatabaseConnection) => {
      noteStatements(connection);
      return transactions.run(transaction, () => use(connection));
    };
    return provide(watched, options).finally(() => {
      transaction.isOpen = false;
    });
  };
}

/**
 * Lets tests on PostgreSQL find what fails on the embedded database: notes each statement for a check at the end of the
 * run, and refuses a second connection to work that already uses one.
 */
export function holdToEmbeddedRules<Opened extends OpenDatabase>(database: Opened): Opened {
  for (const db of new Set([database.db, database.reads])) watch(db);
  return database;
}
