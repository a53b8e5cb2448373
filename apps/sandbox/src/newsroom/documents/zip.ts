import { crc32 } from 'node:zlib';

export interface ZipFile {
  name: string;
  text: string;
}

/** January 1, 1980, so that an archive depends only on its content. */
const date = 0x21;

interface Entry {
  name: Buffer;
  data: Buffer;
}

/** The common part of a file's header and of its directory entry. */
function fieldsOf({ name, data }: Entry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** An archive whose files are stored as they are. */
export function zip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = { name: Buffer.from(file.name), data: Buffer.from(file.text) };
    const fields = fieldsOf(entry);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, entry.name, entry.data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, entry.name);
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}
