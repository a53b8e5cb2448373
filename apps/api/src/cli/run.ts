import { resolve } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { explain } from '../settings/startup-error.ts';
import { type CommandContext, type Operation, UsageError } from './operation.ts';
import { createProgram } from './program.ts';

/** The person who typed a command, and the folder and arguments. */
export interface Caller {
  args: readonly string[];
  /** The folder in which file names are resolved. */
  folder: string;
  operator: string;
  webUrl: string | null;
}

export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
}

export type Access = Pick<Operation, 'db' | 'now' | 'messages' | 'asksThisMachine' | 'untilStopped'>;

/** Opens the context of a command and closes it afterwards. */
export type OpenAccess = (work: (access: Access) => Promise<void>) => Promise<void>;

const withoutLineEnd = (text: string): string => text.replace(/\n$/, '');

/** Stops Commander from writing and exiting by itself, because a command may run in a server. */
function keepFromExiting(command: Command, { say, complain }: Terminal): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => say(withoutLineEnd(text)),
    writeErr: (text) => complain(withoutLineEnd(text)),
  });
  for (const inner of command.commands) keepFromExiting(inner, { say, complain });
}

/** True if nobody reads the output any more, such as after `| head`. */
export const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

function complaintOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return explain(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const contextOf = ({ folder }: Caller, { say }: Terminal): CommandContext => ({
  say,
  pathOf: (file) => resolve(folder, file),
});

function createOperation(access: Access, caller: Caller): Omit<Operation, 'endWith' | keyof CommandContext> {
  return {
    ...access,
    operator: caller.operator,
    webUrl: caller.webUrl,
    async record(db, command, details) {
      const row = { command, operator: caller.operator, details: JSON.stringify(details), done_at: access.now() };
      await db.insertInto('operator_actions').values(row).execute();
    },
  };
}

/** Runs a command and returns its exit code. */
export async function runCommand(caller: Caller, terminal: Terminal, open: OpenAccess): Promise<number> {
  let exitCode = 0;
  const endWith = (code: number) => {
    exitCode = code;
  };
  const context = contextOf(caller, terminal);
  const program = createProgram(
    (work) => open((access) => work({ ...createOperation(access, caller), ...context, endWith })),
    context,
  );
  keepFromExiting(program, terminal);
  try {
    await program.parseAsync([...caller.args], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed the mistake.
    if (error instanceof CommanderError) return error.exitCode;
    if (isClosedPipe(error)) return 0;
    terminal.complain(complaintOf(error));
    return 1;
  }
}
