/** By what an answer that was asked for ahead is found: its address, its body and the token it was asked for with. */
export const answerKey = (
  url: string,
  body: BodyInit | null | undefined,
  authorization: string | null | undefined,
): string => [url, body, authorization].filter(Boolean).join('\n')
