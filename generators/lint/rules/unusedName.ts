import type { Access } from '#dsl/entities/access.ts'
import { asksFor } from '#engine/criteria.ts'
import { criteriaSaid } from '../criteria.ts'
import type { Finding, Rule } from '../finding.ts'
import { writtenAt } from '../places.ts'
import { allEntities, type Subject } from '../subject.ts'
import { isSpokenOf, timesTaken } from '../words.ts'

const permissionIn = (access: Access | undefined): string[] =>
  access?.may === 'permitted' ? [access.permission] : []

/** Constants that a file of schemas gives away and nothing takes: criteria, enumerations, lists of columns. */
const exportsOf = (subject: Subject): Finding[] =>
  subject.schemas.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => timesTaken(subject, name) < 2 && !isRead(path))
      .map((name) => ({
        of: name,
        at: writtenAt(subject, new RegExp(`^export const ${name}\\b`, 'm'), path),
        harm: 'nothing uses it: whoever changes it believes that something follows',
        instead: 'use it, or take it away with its labels',
      })),
  )

/** What is read by generators and by the server's start. */
const isRead = (path: string): boolean => /(?:^|\/)(?:index|shiftSummary|described)\.ts$/.test(path)

const listed = (
  subject: Subject,
  what: string,
  names: readonly string[],
  used: readonly string[],
): readonly Finding[] =>
  names
    .filter((name) => !used.includes(name) && !isSpokenOf(subject, name))
    .map((name) => ({
      of: name,
      at: writtenAt(subject, new RegExp(`(?:\\b${name}:|'${name}')`), `schemas/${what}s.ts`),
      harm: `nothing asks for the ${what}: whoever gives or configures it changes nothing`,
      instead: 'ask for it where it is meant, or take it away',
    }))

/** Names that nothing uses: exports of schemas, permissions, flags, messages, tasks, banners, actions, sources. */
export const unusedName: Rule<'unusedName'> = {
  name: 'unusedName',
  find: (subject) => {
    const { catalogue } = subject
    const entities = allEntities(catalogue)
    const asked = asksFor(criteriaSaid(subject).map(({ criterion }) => criterion))
    const effects = entities.flatMap(({ on }) => on.flatMap((one) => one.effects))
    const tables = [...catalogue.tables.values()]
    const permissions = [
      ...asked.permissions,
      ...entities.flatMap(({ access, grants }) => [
        ...Object.values(access).flatMap(permissionIn),
        ...grants.flatMap(({ to }) => permissionIn(to)),
      ]),
      ...[...catalogue.screens.values()].flatMap(({ read }) => permissionIn(read)),
    ]
    return [
      ...exportsOf(subject),
      ...listed(subject, 'permission', Object.keys(catalogue.permissions), permissions),
      ...listed(subject, 'flag', catalogue.flags, asked.flags),
      ...listed(
        subject,
        'message',
        catalogue.messages,
        effects.flatMap((one) => (one.effect === 'sends' ? one.message : [])),
      ),
      ...listed(
        subject,
        'task',
        Object.keys(catalogue.tasks),
        effects.flatMap((one) => (one.effect === 'starts' ? one.task : [])),
      ),
      ...listed(
        subject,
        'banner',
        catalogue.banners,
        tables.flatMap(({ banner }) => banner ?? []),
      ),
      ...listed(
        subject,
        'action',
        Object.keys(catalogue.actions),
        tables.flatMap(({ actions }) => actions ?? []),
      ),
      ...listed(
        subject,
        'source',
        Object.keys(catalogue.sources),
        entities.flatMap(({ source }) => source ?? []),
      ),
    ]
  },
}
