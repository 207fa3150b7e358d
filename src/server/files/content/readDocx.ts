import { demandReadable } from './demandReadable.ts'
import { refusal } from './refusal.ts'
import { isParsed, type Parts, unpack } from './unpack.ts'

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const COMPOUND_FILE = 0xd0cf11e0

/** Parts and types that carry programs. */
const macros = /vba(Project|Data)|macroEnabled|ms-word\.keyMapCustomizations|(^|\/)xl\//i
const embedded =
  /(^|\/)(activeX|embeddings)\/|(?<!printerSettings\d*)\.bin$|\.(ole|exe|dll|js|vbs|html?|mht)$/i
/** Relationships that fetch something from elsewhere when the document is opened; a link waits for a click. */
const harmlessOutside = /\/hyperlink$/
const relationship = /<(?:\w+:)?Relationship\b[^>]*>/g
const attribute = (element: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1] ?? ''

/**
 * The parts of a Word document without anything in it that runs, fetches or hides. Word itself would open more; what
 * a template is for needs no more.
 * @throws FileRefusal
 */
export const readDocx = async (bytes: Buffer): Promise<Parts> => {
  // A document with a password is no package any more: its parts stand encrypted in a compound file.
  if (bytes.length > 4 && bytes.readUInt32BE(0) === COMPOUND_FILE)
    throw refusal(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'otherContent')
  const parts = await unpack(bytes)
  const texts = [...parts]
    .filter(([name]) => isParsed(name))
    .map(([name, part]) => [name, xmlText(part)] as const)
  const types = texts.find(([name]) => name === '[Content_Types].xml')?.[1]
  if (!types || !parts.has('word/document.xml')) throw refusal('otherContent')
  if (macros.test(types) || [...parts.keys()].some((name) => macros.test(name))) throw refusal('macros')
  if (!types.includes(MAIN)) throw refusal('otherContent')
  if ([...parts.keys()].some((name) => embedded.test(name))) throw refusal('active')
  demandShort(types, texts)
  for (const [name, text] of texts)
    if (name.endsWith('.rels') ? fetches(text) : runs(text)) throw refusal('active')
  return parts
}

/** Parts that the library leaves as they are, by their type. */
const plain = /\.(styles|settings|webSettings|fontTable|numbering|theme|stylesWithEffects)\+xml$/
/** Holds what is read for tags against how long it may be. */
const demandShort = (types: string, texts: readonly (readonly [name: string, text: string])[]): void => {
  const left = new Set(
    (types.match(/<(?:\w+:)?Override\b[^>]*>/g) ?? []).flatMap((one) =>
      plain.test(attribute(one, 'ContentType')) ? attribute(one, 'PartName').slice(1) : [],
    ),
  )
  const read = texts.filter(([name]) => !left.has(name)).map(([, text]) => text)
  demandReadable(read)
}

/** Declared entities multiply and fetch, and another encoding would hide from us what Word reads. */
const xmlText = (part: Buffer): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(part)
    if (
      !text.includes('\0') &&
      !/<!(DOCTYPE|ENTITY)/i.test(text) &&
      !/^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(text)
    )
      return text
  } catch {
    // Told below.
  }
  throw refusal('brokenFile')
}

const fetches = (rels: string): boolean =>
  (rels.match(relationship) ?? []).some((one) => {
    const type = attribute(one, 'Type')
    const isOutside = attribute(one, 'TargetMode').toLowerCase() === 'external'
    return (
      (isOutside && !harmlessOutside.test(type)) ||
      /\/(aFChunk|attachedTemplate|oleObject|control)$/.test(type)
    )
  })

/** Fields that start programs or draw in files; their text may be cut over several runs. */
const runs = (xml: string): boolean => {
  const instructions = [
    ...xml.matchAll(/<w:instrText[^>]*>([^<]*)<|<w:fldSimple[^>]*\bw:instr\s*=\s*["']([^"']*)/g),
  ]
  return /\b(DDE(AUTO)?|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|MACROBUTTON)\b/i.test(
    instructions.map(([, text, simple]) => text ?? simple ?? '').join(''),
  )
}
