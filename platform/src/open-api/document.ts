import type { RegisteredCall } from '../calls/registered-call.ts';
import { operationOf } from './operation.ts';
import { type JsonSchema, SchemaBook } from './schemas.ts';

export type DocumentTitle = { readonly title: string; readonly version: string; readonly description?: string };

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: DocumentTitle;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
};

/** OpenAPI 3.1 of the calls, drawn from the same contracts that parse the requests. */
export function openApiDocument(title: DocumentTitle, calls: readonly RegisteredCall[]): OpenApiDocument {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { call, url } of calls) {
    const path = url.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, book) };
  }
  return {
    openapi: '3.1.0',
    info: title,
    paths,
    components: { schemas: book.components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
