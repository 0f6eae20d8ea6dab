import type { z } from 'zod';
import type { JsonObject } from '../kernel/json.ts';
import type { MergeRule } from './merge-rule.ts';

/** What the title of a queued command is made of. */
export type Titled = {
  /** The name of the thing that it is about. */
  readonly name: string;
  readonly data: JsonObject;
  /** What the fields that it sets held when its person began to write. */
  readonly base: JsonObject;
  /** The names of the fields that it sets, for people; empty where it sets none. */
  readonly fields: string;
};

/** Everything that is to be said of a command that a phone may queue. */
export type QueuedCommandDefinition<S extends z.ZodType = z.ZodType> = {
  /** The present version of its data. A changed shape gets the next one, and `upcast` a step from the one before. */
  readonly v: number;
  readonly schema: S;
  /** The fields of its thing, where its data names none: what is removed may have changed meanwhile. */
  readonly shows?: z.ZodType;
  /**
   * How data of a version becomes data of the next one, by the older one's number; in an unbroken row up to `v`. What is older
   * than the first of the row cannot be read any more.
   */
  readonly upcast?: Readonly<Record<number, (data: JsonObject) => JsonObject>>;
  readonly merge: MergeRule;
  /** The stream that it is written to: the partition in which the phone keeps its order. `account`: the sender's. */
  partition(data: z.input<S>, account: string): string;
  /** It in one line for people: 「黒崎 澪のプロフィール：名前、肩書きを変更」. */
  title(command: Titled): string;
};

export const defineQueuedCommand = <S extends z.ZodType>(
  definition: QueuedCommandDefinition<S>,
): QueuedCommandDefinition<S> => definition;

/** Where a newer version only added something that may be left out. */
export const identityUpcast = (data: JsonObject): JsonObject => data;

/** The title of a command that sets one value on or off. */
export const onOff =
  (on: (name: string) => string, off: (name: string) => string): QueuedCommandDefinition['title'] =>
  ({ name, data }) =>
    (data.value === false ? off : on)(name);

/** The fields that a command changes, in its title. */
export const changing = ({ fields }: Titled): string => (fields === '' ? '' : `：${fields}`);
