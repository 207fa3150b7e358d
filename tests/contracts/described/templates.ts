import type { DescribedCall, Kept } from './call.ts'

const TEMPLATES = '/mission-service/v1/shiftTemplate'

const form = (name: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new File(['{institutionName} {serviceName}'], name))
  return body
}
const listed = (templateName: string): DescribedCall => ({
  line: 'shiftTemplate: list',
  method: 'GET',
  url: TEMPLATES,
  status: 200,
  answer: ({ template, institution }: Kept) => ({ data: [{ id: template, institution, templateName }] }),
})

/** The shift summary template, by version 1 of the mission service. */
export const templates: readonly DescribedCall[] = [
  {
    line: 'shiftTemplate: create with the multipart fields file and institution',
    method: 'POST',
    url: TEMPLATES,
    body: ({ institution }) => form('first.txt', { institution: String(institution) }),
    status: 201,
    keep: 'template',
  },
  listed('first.txt'),
  {
    line: 'shiftTemplate: update by id with file',
    method: 'PUT',
    url: `${TEMPLATES}/{template}`,
    body: () => form('second.txt'),
    status: 200,
  },
  listed('second.txt'),
]
