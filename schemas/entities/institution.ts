import { attached, entity, itself, level, longerThan, nobody, select, text } from '#dsl'
import { country } from '../enums/country.ts'
import { language } from '../enums/language.ts'

/** A customer: a hospital, a clinic, a nursing home. */
export const institution = entity('institution', {
  columns: {
    name: text({ required: true, validate: [longerThan(2)] }),
    nameSMS: text({ required: true }),
    country: select(country, { required: true }),
    lang: select(language, { required: true }),
    timezone: text({ required: true }),
    postalCode: text(),
    address: text(),
  },
  belongs: itself,
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  search: ['name', 'nameSMS'],
  indexes: ['name'],
  label: 'name',
})
