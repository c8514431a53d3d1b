/**
 * Prevents errors after an extension or a translator has replaced text nodes that React rendered. React would
 * stop with an error when it removes such a node or inserts before it. This function finds the node's
 * replacement and changes that instead. If React changes the replaced text, the text is shown again.
 */
export function acceptForeignDomChanges(document: Document): void {
  const replacements = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      if (type === 'characterData') {
        const replacement = replacements.get(target);
        if (replacement?.isConnected && !target.isConnected) replacement.replaceWith(target);
        continue;
      }
      const [removed] = removedNodes;
      const [added] = addedNodes;
      if (!(removed instanceof Text) || removed.isConnected || !(added instanceof Element)) continue;
      replacements.set(removed, added);
      observer.observe(removed, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  /** Returns the child of `parent` that's now in the place of `node`, or null if there's none. */
  const findInPlaceOf = (parent: Node, node: Node): Node | null => {
    let place: Node | null = node.parentNode ? node : (replacements.get(node) ?? null);
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeTolerantly<T extends Node>(this: Node, child: T): T {
    const place = findInPlaceOf(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insertTolerantly<T extends Node>(
    this: Node,
    node: T,
    child: Node | null,
  ): T {
    insertBefore.call(this, node, child && findInPlaceOf(this, child));
    return node;
  };
}
