/**
 * Text that React changed, took away or put something before, while it stood beside other nodes. A browser that translates a page
 * replaces each text by a `<font>` of its own: such a change is then lost, or ends in NotFoundError. Text that is its element's
 * only child is safe, since React sets the element's text.
 */
export const touchedTexts: string[] = [];

const { insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

/** React keeps its fiber on texts that it made as nodes of their own. */
const isOfReact = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));

function note(what: string, node: Node | null): void {
  if (!(node instanceof Text && isOfReact(node))) return;
  touchedTexts.push(`${what} ${JSON.stringify(node.data)} in ${node.parentElement?.outerHTML.slice(0, 300)}`);
}

/** Notes from now on in `touchedTexts` what a translated page would not survive. */
export function watchTexts(): void {
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    note('put something before', child);
    insertBefore.call(this, node, child);
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    note('took away', child);
    removeChild.call(this, child);
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      note('changed', this);
      nodeValue?.set?.call(this, value);
    },
  });
}
