import { common, entity, level, longText, relation, text, unique } from '#dsl'

/** How a person has arranged the list of a screen — columns, order, what is kept — under a name of theirs: the query of its address. */
export const savedView = entity('savedView', {
  wire: { resource: 'saved-view' },
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    screen: text({ required: true, edit: 'onCreate' }),
    name: text({ required: true }),
    address: longText(),
  },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: level(1) },
  grants: [{ own: 'admin', read: true, insert: true, update: ['name', 'address'], remove: true }],
  rules: [unique(['admin', 'screen', 'name'])],
  label: 'name',
})
