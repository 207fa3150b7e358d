import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { zoneLabel } from '#renderer/widgets/choices/zoneLabel.ts'
import values from '../../../locales/fr/values.json' with { type: 'json' }

const i18n = createInstance()
await i18n.init({
  lng: 'fr',
  resources: { fr: { translation: values } },
  interpolation: { escapeValue: false },
})
const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['Europe/Paris', 'Paris (UTC+01:00, été +02:00)'],
  ['Europe/London', 'London (UTC+00:00, été +01:00)'],
  ['America/St_Barthelemy', 'St Barthelemy (UTC−04:00)'],
  ['America/Miquelon', 'Miquelon (UTC−03:00, été −02:00)'],
  ['Pacific/Marquesas', 'Marquesas (UTC−09:30)'],
])('%s tells its offset, in summer too where it differs [console 3.2]', (zone, label) => {
  expect(zoneLabel(i18n.t, zone, now)).toBe(label)
  expect(zoneLabel(i18n.t, zone, new Date('2026-07-14T12:00:00Z'))).toBe(label)
})
