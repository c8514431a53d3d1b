; Windows knows the last ending of a name only. So the app is offered under «Open with» for .json, and takes it from
; nobody; and `qotd:` addresses, which electron-builder registers on other systems, are registered here.
; SHCTX is this user's part of the registry, or everybody's, as the installer was told.

!define QOTD_CLASS "studio.qotd.app.json"

!macro customInstall
  WriteRegStr SHCTX "Software\Classes\${QOTD_CLASS}" "" "QOTD Studio questions"
  WriteRegStr SHCTX "Software\Classes\${QOTD_CLASS}\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\${QOTD_CLASS}\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "${QOTD_CLASS}" ""

  WriteRegStr SHCTX "Software\Classes\qotd" "" "URL:QOTD Studio"
  WriteRegStr SHCTX "Software\Classes\qotd" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\qotd\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\qotd\shell\open\command" "" '"$appExe" "%1"'

  ; SHCNE_ASSOCCHANGED: the shell reads all this anew.
  System::Call "shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)"
!macroend

!macro customUnInstall
  DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "${QOTD_CLASS}"
  DeleteRegKey SHCTX "Software\Classes\${QOTD_CLASS}"
  DeleteRegKey SHCTX "Software\Classes\qotd"
  System::Call "shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)"
!macroend
