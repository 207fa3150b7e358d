import { dataAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { objectOf } from '#server/openapi/objects.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'

const slotConfig = objectOf({
  id: ref('Id'),
  labelKey: { type: 'string', description: 'Key of its name in the words of the console.' },
})
const tags = ['institution']
const params = objectOf({ id: ref('Id') })

export const schemas = {
  list: {
    tags,
    operationId: 'readSlotConfigs',
    summary: 'The ways of cutting days into slots',
    response: {
      200: dataAnswer('In order', { type: 'array', items: slotConfig }),
      ...mayRefuse(),
    },
  },
  one: {
    tags,
    operationId: 'readSlotConfig',
    summary: 'One way of cutting days into slots',
    params,
    response: {
      200: dataAnswer('It', slotConfig),
      ...mayRefuse(),
    },
  },
  choose: {
    tags,
    operationId: 'chooseSlotConfig',
    summary: 'Chooses the way in which an institution’s days are cut; null for none',
    params,
    body: objectOf({ idSlotConfig: { type: ['integer', 'null'], minimum: 1 } }),
    response: {
      200: dataAnswer('The institution as it is now', ref('Institution')),
      ...mayRefuse(),
    },
  },
}
