import { z } from 'zod';
import type { Call } from '#api/call.ts';
import { contract } from '#api/contract.ts';
import { type ErrorCode, errors } from '#api/errors.ts';

type Json = Record<string, unknown>;

/** What every refusal looks like (ErrorBody in src/api/errors.ts). */
const refusal = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

/** The contract as an OpenAPI 3.1 document. `npm run openapi` writes it to docs/openapi.json, and /api/openapi.json serves it. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries<Call>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Buddhist Wisdom',
      version: '1',
      description:
        'The calls that the screens make. Each one takes JSON or a form; a form is answered with 303, and the next screen tells the outcome. ' +
        'Whatever changes something needs an Origin header of this site. A form sends POST where a call takes PATCH.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { Refusal: jsonSchema(refusal) },
      responses: {
        Refused: {
          description: 'Refused; `code` says why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

function operation(method: string, call: Call): Json {
  const isQuery = method === 'GET';
  const body = isQuery || call.input === null ? null : { schema: jsonSchema(call.input) };
  return {
    ...(call.for === 'admin' && { description: 'For admins.' }),
    security: call.for === 'anyone' ? [] : [{ session: [] }],
    parameters: [...parametersOf('path', call.params), ...(isQuery ? parametersOf('query', call.input) : [])],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': body, 'application/x-www-form-urlencoded': body } },
    }),
    responses: {
      [call.status]: {
        description: 'Done',
        content: {
          'application/json': { schema: jsonSchema(call.output) },
          ...(call.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function parametersOf(where: 'path' | 'query', schema: Call['input'] | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    schema: jsonSchema(field),
  }));
}

/** As it is sent: before defaults and transformations. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}
