import PizZip from 'pizzip'

type Content = string | Buffer
/** A file as it is handed in. */
export interface Given {
  readonly name: string
  readonly bytes: Buffer
}

const types = (main: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const MACRO_WORD = 'application/vnd.ms-word.document.macroEnabled.main+xml'
export const TEMPLATE_WORD =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'
const relations = (more = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${more}</Relationships>`
export const body = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`
export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`
export const contentTypes = types

/** A package of parts, in their order. */
export const packed = (parts: Readonly<Record<string, Content>>): Buffer => {
  const zip = new PizZip()
  for (const [name, content] of Object.entries(parts)) zip.file(name, content, { createFolders: false })
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

/** A Word document with one paragraph a line; `parts` come besides or instead. */
export const docx = (lines: readonly string[], parts: Readonly<Record<string, Content>> = {}): Buffer =>
  packed({
    '[Content_Types].xml': types(WORD),
    '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
    'word/document.xml': body(lines.map(paragraph).join('')),
    ...parts,
  })
/** A Word document in which a second part goes by the name of one that is there. */
export const twice = (name: string): Buffer => {
  const other = `${name.slice(0, -1)}_`
  const bytes = docx(complete, { [other]: body('') })
  for (let at = bytes.indexOf(other); at >= 0; at = bytes.indexOf(other, at)) bytes.write(name, at)
  return bytes
}
export const documentRelations = (more: string) => ({ 'word/_rels/document.xml.rels': relations(more) })

/** A page header of that text. */
export const headerOf = (text: string) => ({
  '[Content_Types].xml': types(
    WORD,
    '<Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>',
  ),
  'word/header1.xml': body(paragraph(text)).replaceAll('w:body', 'w:hdr'),
})

export const complete = [
  '{institutionName}, {serviceName}',
  '{jobName} {#specialtyName}({specialtyName}){/specialtyName}',
  '{beginAt} – {endAt}',
  '{workerFirstName} {workerLastName}',
]

/** A compound file as [MS-CFB] has it: a header, a directory of these entries and the document's first sector. */
export const doc = (entries: readonly string[], { magic = 0xa5ec, flags = 0 } = {}): Buffer => {
  const bytes = Buffer.alloc(512 * 20)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  entries.forEach((name, i) => {
    const at = 1024 + 128 * i
    bytes.write(name, at, 'utf16le')
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64)
    bytes[at + 66] = i === 0 ? 5 : 2
    bytes.writeUInt32LE(8, at + 116)
  })
  const start = 512 * 9
  bytes.writeUInt16LE(magic, start)
  bytes.writeUInt16LE(flags, start + 10)
  return bytes
}

/** Overwrites a field of each entry of a package, in its central directory and its local header. */
export const patched = (
  bytes: Buffer,
  offsets: { readonly local: number; readonly central: number },
  change: (old: number) => number,
  size: 2 | 4 = 4,
): Buffer => {
  const copy = Buffer.from(bytes)
  for (const [signature, offset] of [
    [0x504b0304, offsets.local],
    [0x504b0102, offsets.central],
  ] as const)
    for (let at = 0; at + 46 < copy.length; at++)
      if (copy.readUInt32BE(at) === signature)
        if (size === 4) copy.writeUInt32LE(change(copy.readUInt32LE(at + offset)), at + offset)
        else copy.writeUInt16LE(change(copy.readUInt16LE(at + offset)), at + offset)
  return copy
}
export const unpackedSize = { local: 22, central: 24 }
export const generalFlags = { local: 6, central: 8 }

export type Part = readonly [name: string, content: string | Given]

const BOUNDARY = 'a-boundary'
export const formType = `multipart/form-data; boundary=${BOUNDARY}`
/** A multipart body as browsers write it (RFC 7578). */
export const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, content]) => {
      const isText = typeof content === 'string'
      const file = isText ? '' : `; filename="${content.name}"\r\nContent-Type: application/octet-stream`
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
      return [Buffer.from(head), isText ? Buffer.from(content) : content.bytes, Buffer.from('\r\n')]
    }),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
