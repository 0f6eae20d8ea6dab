import { ProblemError } from '../problems/problem-error.ts';

const DEEPEST = 32;
const MOST_KEYS = 10_000;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Of a text already known to be JSON: its strings, brackets and commas. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

function refuse(detail: string): never {
  throw new ProblemError({ code: 'malformed-request', detail });
}

function text(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  const value: unknown = JSON.parse(literal);
  if (typeof value !== 'string') return refuse('JSONとして読み取れませんでした。');
  if (!value.isWellFormed() || value.includes('\0')) refuse('使えない文字が含まれています。');
  return value;
}

/** Walks the containers; an object remembers its keys, a list is null. */
class Walk {
  #keys = 0;
  readonly #containers: (Set<string> | null)[] = [];
  #keyNext = false;

  enter(container: Set<string> | null): void {
    this.#containers.push(container);
    this.#keyNext = container !== null;
    if (this.#containers.length > DEEPEST) refuse('入れ子が深すぎます。');
  }

  leave(): void {
    this.#containers.pop();
    this.#keyNext = false;
  }

  comma(): void {
    this.#keyNext = this.#containers.at(-1) instanceof Set;
  }

  string(literal: string): void {
    const value = text(literal);
    const keys = this.#containers.at(-1);
    if (!this.#keyNext || !keys) return;
    this.#keyNext = false;
    this.#keys += 1;
    if (this.#keys > MOST_KEYS) refuse('項目の数が多すぎます。');
    if (FORBIDDEN_KEYS.has(value)) refuse('使えない項目名が含まれています。');
    if (keys.has(value)) refuse('同じ項目が二度含まれています。');
    keys.add(value);
  }
}

function check(json: string): void {
  const walk = new Walk();
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') walk.enter(new Set());
    else if (token === '[') walk.enter(null);
    else if (token === ',') walk.comma();
    else if (token === '}' || token === ']') walk.leave();
    else walk.string(token);
  }
}

/**
 * JSON as a stranger may send it: no `__proto__`, no duplicate keys, no NUL or lone surrogates, depth at
 * most 32, at most 10,000 keys. @throws ProblemError 400
 */
export function parseJson(json: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new ProblemError({ code: 'malformed-request', detail: 'JSONとして読み取れませんでした。', cause });
  }
  check(json);
  return value;
}
