/** Id of the JSON element by which a page names the script files that it loads when the visitor does something. */
export const SCRIPT_FILES = "script-files";
