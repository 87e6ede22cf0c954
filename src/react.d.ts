import "react";

declare module "react" {
  /** Invoker commands (HTML standard), not yet in React's types; React passes the attributes on as they are. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
