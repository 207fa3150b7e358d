import { common, entity, level, relation, relations, text, unique } from '#dsl'

/** Institutions that a person often chooses together, under a name of theirs; others but provider staff never see it. */
export const savedSelection = entity('savedSelection', {
  wire: { resource: 'saved-selection' },
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    name: text({ required: true }),
    selected: relations('institution', { required: true }),
  },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: level(1) },
  grants: [{ own: 'admin', read: true, insert: true, update: ['name', 'selected'], remove: true }],
  rules: [unique(['admin', 'name'])],
  label: 'name',
})
