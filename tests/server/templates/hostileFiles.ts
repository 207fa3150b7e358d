import { type FileFaultName, MAX_BYTES } from '#protocol/services/shiftTemplate.ts'
import {
  body,
  complete,
  contentTypes,
  doc,
  documentRelations,
  docx,
  type Given,
  generalFlags,
  MACRO_WORD,
  packed,
  paragraph,
  patched,
  relation,
  TEMPLATE_WORD,
  twice,
  unpackedSize,
} from './files.ts'

/** A file and why it is refused; of those that are cut off nothing is known but that. */
export type Hostile = readonly [what: string, file: Given, fault: FileFaultName]

const given = (name: string, content: Buffer | string): Given => ({ name, bytes: Buffer.from(content) })
const word = (what: string, content: Buffer, fault: FileFaultName): Hostile => [
  what,
  given('hostile.docx', content),
  fault,
]
const outside = ' TargetMode="External"'
const field = (text: string) => body(`<w:p><w:r><w:instrText>${text}</w:instrText></w:r></w:p>`)
const bomb = Buffer.alloc(15_000_000)
/** Text that hardly repeats itself. */
const figures = (length: number): string =>
  Array.from({ length: length / 6 }, (_, i) => String((i * 611_953) % 1_000_000).padStart(6, '0')).join('')

const names = [
  'a b.docx',
  `${'x'.repeat(96)}.docx`,
  'docx',
  '.docx',
  'template.exe',
  'template.docx.exe',
  'template.docm',
  'template.html',
  'template.svg',
  'template',
  'tem<b>plate.docx',
  "tem'plate.docx",
  'template\u202excod.docx',
  'template;.docx',
  'template%2e.docx',
]

const packages: readonly Hostile[] = [
  word('too much text', docx(Array.from({ length: 9000 }, (_, i) => String(i * 7919))), 'tooLong'),
  word('too many tags', docx(['{a}'.repeat(501)]), 'tooLong'),
  word('macros', docx(complete, { 'word/vbaProject.bin': 'VBA' }), 'macros'),
  word('macros elsewhere', docx(complete, { 'customXml/VBAPROJECT.BIN': 'VBA' }), 'macros'),
  word('a DOCM as DOCX', docx(complete, { '[Content_Types].xml': contentTypes(MACRO_WORD) }), 'macros'),
  word('data of macros', docx(complete, { 'word/vbaData.xml': '<x/>' }), 'macros'),
  word('ActiveX', docx(complete, { 'word/activeX/activeX1.xml': '<x/>' }), 'active'),
  word('an embedded object', docx(complete, { 'word/embeddings/oleObject1.bin': 'x' }), 'active'),
  word('a program', docx(complete, { 'word/media/image1.exe': 'MZ' }), 'active'),
  word('a page', docx(complete, { 'word/afchunk.htm': '<script>' }), 'active'),
  word(
    'a template elsewhere',
    docx(complete, documentRelations(relation('attachedTemplate', 'https://x.example/x.dotm', outside))),
    'active',
  ),
  word(
    'a picture elsewhere',
    docx(complete, documentRelations(relation('image', 'https://x.example/x.png', outside))),
    'active',
  ),
  word('a chunk', docx(complete, documentRelations(relation('aFChunk', 'chunk.xml'))), 'active'),
  word(
    'DDE',
    docx([], { 'word/document.xml': field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe') }),
    'active',
  ),
  word(
    'DDE in two runs',
    docx([], {
      'word/document.xml': body(
        '<w:p><w:r><w:instrText> DDEA</w:instrText></w:r><w:r><w:instrText>UTO cmd</w:instrText></w:r></w:p>',
      ),
    }),
    'active',
  ),
  word(
    'a field that fetches',
    docx([], { 'word/footer1.xml': field('INCLUDETEXT "\\\\\\\\host\\\\share"') }),
    'active',
  ),
  word('a bomb', docx(complete, { 'word/media/image1.png': bomb }), 'unpacksTooLarge'),
  word(
    'a bomb of markup',
    docx(complete, { 'word/styles.xml': `<x>${' '.repeat(3_000_000)}</x>` }),
    'unpacksTooLarge',
  ),
  word(
    'markup that is too long, packed as a document is',
    docx(complete, { 'word/styles.xml': `<x>${figures(2_100_000)}</x>` }),
    'unpacksTooLarge',
  ),
  word('a part twice', twice('word/document.xml'), 'brokenFile'),
  word(
    'many parts',
    docx(complete, Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`word/media/${i}.png`, 'x']))),
    'unpacksTooLarge',
  ),
  word(
    'a header that says less',
    patched(docx(complete), unpackedSize, (size) => Math.floor(size / 2)),
    'brokenFile',
  ),
  word(
    'a header that says more',
    patched(docx(complete), unpackedSize, (size) => size + 5),
    'brokenFile',
  ),
  word(
    'a header that says nothing',
    patched(docx(complete), unpackedSize, () => 0),
    'brokenFile',
  ),
  word('..\\', docx(complete, { '..\\..\\evil.png': 'x' }), 'outside'),
  word('a backslash', docx(complete, { 'word\\evil.png': 'x' }), 'outside'),
  word('../', docx(complete, { '../evil.png': 'x' }), 'outside'),
  word('further inside', docx(complete, { 'word/../../evil.png': 'x' }), 'outside'),
  word('an absolute name', docx(complete, { '/etc/passwd': 'x' }), 'outside'),
  word('a drive', docx(complete, { 'C:/evil.png': 'x' }), 'outside'),
  word(
    'encrypted parts',
    patched(docx(complete), generalFlags, (flags) => flags | 1, 2),
    'encrypted',
  ),
  word('a password', doc(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']), 'encrypted'),
  word(
    'entities',
    docx([], {
      'word/document.xml': body(paragraph('&a;')).replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa">]>'),
    }),
    'brokenFile',
  ),
  word(
    'entities where no tag can stand',
    docx(complete, { 'word/styles.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' }),
    'brokenFile',
  ),
  word(
    'another encoding',
    docx([], { 'word/document.xml': Buffer.from(`\ufeff${body('')}`, 'utf16le') }),
    'brokenFile',
  ),
  word(
    'another encoding that nothing says',
    docx([], { 'word/document.xml': Buffer.from(body(''), 'utf16le') }),
    'brokenFile',
  ),
  word(
    'another encoding that it says itself',
    docx([], { 'word/document.xml': body('').replace('UTF-8', 'utf-7') }),
    'brokenFile',
  ),
  word('half of it', docx(complete).subarray(0, 700), 'brokenFile'),
  word('a page before it', Buffer.concat([Buffer.from('<html>'), docx(complete)]), 'otherContent'),
  word(
    'a spreadsheet',
    packed({ '[Content_Types].xml': contentTypes('x'), 'xl/workbook.xml': '<x/>' }),
    'otherContent',
  ),
  word(
    'a template of Word as DOCX',
    docx(complete, { '[Content_Types].xml': contentTypes(TEMPLATE_WORD) }),
    'otherContent',
  ),
  word('a package of anything', packed({ 'a.txt': 'x' }), 'otherContent'),
  word('a DOC', doc(['Root Entry', 'WordDocument']), 'otherContent'),
  word('text', Buffer.from('{institutionName}'), 'otherContent'),
  word('a byte', Buffer.from('P'), 'otherContent'),
  word('nothing', Buffer.alloc(0), 'empty'),
]

const others: readonly Hostile[] = [
  ['a DOC with macros', given('old.doc', doc(['Root Entry', 'WordDocument', 'Macros', 'VBA'])), 'macros'],
  ['a DOC of macros alone', given('old.doc', doc(['Root Entry', 'WordDocument', '_VBA_PROJECT'])), 'macros'],
  [
    'a DOC with a program',
    given('old.doc', doc(['Root Entry', 'WordDocument', '\u0001Ole10Native'])),
    'macros',
  ],
  [
    'a DOC with a password',
    given('old.doc', doc(['Root Entry', 'WordDocument'], { flags: 0x100 })),
    'encrypted',
  ],
  [
    'a DOC of Word 95',
    given('old.doc', doc(['Root Entry', 'WordDocument'], { magic: 0xa5dc })),
    'brokenFile',
  ],
  ['a workbook as DOC', given('old.doc', doc(['Root Entry', 'Workbook'])), 'otherContent'],
  ['a DOCX as DOC', given('old.doc', docx(complete)), 'otherContent'],
  ['RTF as DOC', given('old.doc', '{\\rtf1 x}'), 'otherContent'],
  ['a page as text', given('page.txt', ' \n<!doctype html><script>alert(1)</script>'), 'markup'],
  ['a picture as text', given('page.txt', '<svg onload="alert(1)"/>'), 'markup'],
  ['a page behind a mark', given('page.csv', '\ufeff<html>'), 'markup'],
  ['a script in a table', given('page.csv', 'a;b\n<script>alert(1)</script>;c'), 'markup'],
  ['PDF as text', given('page.txt', '%PDF-1.7 x'), 'notText'],
  ['a program as text', given('page.txt', Buffer.from('4d5a9000030000000400', 'hex')), 'notText'],
  ['bytes as a table', given('page.csv', Buffer.from([0x41, 0x81, 0x8d, 0x42])), 'notText'],
  ['an empty text', given('page.txt', ''), 'empty'],
  ['a long text', given('long.txt', 'a'.repeat(250_001)), 'tooLong'],
  ['a byte too many', given('long.txt', Buffer.alloc(MAX_BYTES + 1, 'a')), 'tooLarge'],
  ['much too long', given('long.docx', Buffer.alloc(MAX_BYTES + 600_000, 'a')), 'tooLarge'],
  ['markup put in', given('raw.docx', docx(['{@serviceName}'])), 'rawTag'],
]

export const hostileFiles: readonly Hostile[] = [
  ...names.map((name): Hostile => [`the name ${name}`, given(name, docx(complete)), 'name']),
  ...packages,
  ...others,
]
