import { entity, inInstitution, number, onePerInstitution, readOnly, text } from '#dsl'

/**
 * The file that an institution's shift summaries are made from. It is written by its upload alone, which level 1 may: a row
 * without a file would be none. `file` is the number under which the bytes are kept, `size` how many. Source: specification §3, §7.
 */
export const shiftTemplate = entity('shiftTemplate', {
  columns: {
    templateName: text({ serverOnly: true }),
    size: number({ serverOnly: true }),
    file: number({ serverOnly: true }),
  },
  belongs: inInstitution(),
  access: readOnly,
  rules: [onePerInstitution()],
  label: 'templateName',
})
