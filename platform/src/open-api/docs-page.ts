import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { OpenApiDocument } from './document.ts';
import type { JsonSchema } from './schemas.ts';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function records(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value)
    ? value.filter((item): item is JsonSchema => typeof item === 'object' && item !== null)
    : [];
}

const places: Readonly<Record<string, string>> = { path: 'パス', query: '検索条件', header: 'ヘッダー' };

function parameterRow(parameter: JsonSchema): Html {
  return html`<tr><th scope="row"><code>${text(parameter.name)}</code></th><td>${places[text(parameter.in)] ?? ''}</td><td>${
    parameter.required === true ? '必須' : '任意'
  }</td><td>${text(parameter.description)}</td></tr>`;
}

function schemaBlock(title: string, schema: unknown): Html {
  return schema === undefined
    ? html``
    : html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
}

function schemaOf(holder: unknown): unknown {
  if (typeof holder !== 'object' || holder === null || !('content' in holder)) return undefined;
  const [media]: unknown[] = Object.values(holder.content ?? {});
  return typeof media === 'object' && media !== null && 'schema' in media ? media.schema : undefined;
}

function successOf(operation: JsonSchema): unknown {
  const { responses } = operation;
  return typeof responses === 'object' && responses !== null && '200' in responses ? responses['200'] : undefined;
}

function callArticle(path: string, method: string, operation: JsonSchema): Html {
  return html`<article id="${text(operation.operationId)}">
<h3>${text(operation.summary)}</h3>
<p><code>${method.toUpperCase()} ${path}</code><br>${text(operation.description)}</p>
<table><thead><tr><th scope="col">名前</th><th scope="col">場所</th><th scope="col">必須</th><th scope="col">説明</th></tr></thead>
<tbody>${records(operation.parameters).map(parameterRow)}</tbody></table>
${schemaBlock('送信する内容', schemaOf(operation.requestBody))}
${schemaBlock('回答', schemaOf(successOf(operation)))}
</article>`;
}

type Listed = { readonly tag: string; readonly article: Html };

function listed(document: OpenApiDocument): readonly Listed[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: Array.isArray(operation.tags) ? text(operation.tags[0]) : '',
      article: callArticle(path, method, operation),
    })),
  );
}

/** Lists every call of the document, grouped by the first word of its path. */
export function docsPage(document: OpenApiDocument, links: { readonly json: string; readonly style: string }): string {
  const groups = Map.groupBy(listed(document), ({ tag }) => tag);
  const sections = [...groups].map(
    ([tag, calls]) => html`<section><h2>${tag}</h2>${calls.map(({ article }) => article)}</section>`,
  );
  const intro = html`<p class="lead">${document.info.description ?? ''}</p>
<p>機械で読む場合は<a href="${links.json}">OpenAPI 3.1の文書</a>をご利用ください。回答は<code>{"payload": …}</code>の形で、エラーは<code>application/problem+json</code>で返します。</p>`;
  return page(document.info.title, html`${intro}${sections}`, links.style);
}
