import { z } from 'zod'

/** Everything that a deployment may configure, by environment variable. */
const schema = z
  .object({
    BASE_URL: z
      .string()
      .regex(/^\/(?:.*\/)?$/u, 'must start and end with a slash, as in /lfi/')
      .default('/'),
    TRAILING_SLASH: z
      .enum(['true', 'false'], 'must be true or false')
      .default('false'),
    SITE_URL: z
      .url('must be an absolute address, as in https://lfi.dev')
      .default('https://lfi.dev'),
    SANDBOX_ORIGIN: z
      .string()
      .regex(
        /^https:\/\/[^/]+$/u,
        'must be an origin without a slash at the end, as in https://sandbox.lfi.dev',
      )
      .optional(),
    ANALYTICS_SRC: z.url('must be the absolute address of a script').optional(),
    ANNOUNCEMENT_ID: z.string().min(1).optional(),
    ANNOUNCEMENT_CONTENT: z.string().min(1).optional(),
    SEARCH_APP_ID: z.string().min(1).optional(),
    SEARCH_API_KEY: z.string().min(1).optional(),
    SEARCH_INDEX_NAME: z.string().min(1).optional(),
    SEARCH_HOSTS: z.string().min(1).optional(),
    SEARCH_INSIGHTS_URL: z
      .url(
        'must be an absolute address, as in https://insights.example/1/events',
      )
      .optional(),
    SEARCH_EXTERNAL_URL_REGEX: z.string().min(1).optional(),
    SEARCH_REPLACE_FROM: z.string().min(1).optional(),
    SEARCH_REPLACE_TO: z.string().optional(),
  })
  .refine(
    env => Boolean(env.ANNOUNCEMENT_ID) === Boolean(env.ANNOUNCEMENT_CONTENT),
    'ANNOUNCEMENT_ID and ANNOUNCEMENT_CONTENT go together: set both or neither',
  )

export type Environment = z.infer<typeof schema>

export const environmentVariables: readonly string[] = Object.keys(schema.shape)

/**
 * Reads the deployment's configuration; a value that does not fit fails the
 * build with a sentence per variable instead of a broken site.
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environment => {
  const present = Object.fromEntries(
    environmentVariables
      .filter(name => variables[name])
      .map(name => [name, variables[name]]),
  )
  const result = schema.safeParse(present)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')} ${message}` : message,
    )
    throw new Error(
      `The environment configures the site wrongly:\n- ${problems.join('\n- ')}`,
    )
  }
  return result.data
}
